import { connect } from '../../services/customer/src/database/connect';
import { migrate } from '../../services/customer/src/database/migrate';
import { readEnvironment } from '../../services/customer/src/environment';
import { seedDirectory } from '../../services/customer/src/testing/seedDirectory';
import { printLine } from '../../services/toolkit/src/cli/runCommands';
import { seedService } from './seedService';

const db = connect(readEnvironment(process.env, process.cwd()).databaseUrl);
try {
  await migrate(db);
  const now = new Date();
  printLine(`Customers: ${await seedDirectory(db, now)} demo users were added.`);
  const tickets = await seedService(db, now);
  printLine(`Customers: ${tickets} demo tickets were added, with their machines, parts and downloads.`);
} finally {
  await db.destroy();
}
