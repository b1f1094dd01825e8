import { connect } from '../../services/product/src/database/connect';
import { migrate } from '../../services/product/src/database/migrate';
import { readEnvironment } from '../../services/product/src/environment';
import { printLine } from '../../services/toolkit/src/cli/runCommands';
import { createAssetCollector } from './assets';
import { runSeed } from './runSeed';

const db = connect(readEnvironment(process.env, process.cwd()).databaseUrl);
try {
  await migrate(db);
  await runSeed(db, createAssetCollector(DEMO_FOLDER), printLine);
} finally {
  await db.destroy();
}
