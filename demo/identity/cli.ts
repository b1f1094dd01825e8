import { connect } from '../../services/identity/src/database/connect';
import { migrate } from '../../services/identity/src/database/migrate';
import { readEnvironment } from '../../services/identity/src/environment';
import { printLine } from '../../services/toolkit/src/cli/runCommands';
import { rejectPublicAddresses } from './rejectPublicAddresses';
import { seedDemo } from './seedDemo';

const environment = readEnvironment(process.env, process.cwd());
rejectPublicAddresses(environment);
const db = connect(environment.databaseUrl);
try {
  await migrate(db);
  printLine(`Identity: ${await seedDemo(db, new Date())} demo accounts are new.`);
} finally {
  await db.destroy();
}
