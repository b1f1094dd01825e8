import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackends } from '../../toolkit/src/testing/backends';
import { findFreePort } from '../../toolkit/src/testing/findFreePort';
import { bundleProgram, createProgram, soon } from '../../toolkit/src/testing/program';
import { startSmtpSink } from '../../toolkit/src/testing/smtpSink';
import { createAccounts } from './accounts/accounts';
import { connect } from './database/connect';
import { migrate } from './database/migrate';
import { createBrowser } from './testing/browser';
import { adminKey, anna } from './testing/testService';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const requested = ['anna@customers.example', 'beat@customers.example', 'carla@customers.example'];

const createAccountsAt = async (databaseUrl: string): Promise<void> => {
  const db = connect(databaseUrl);
  await migrate(db);
  const accounts = createAccounts(db);
  for (const email of requested)
    await accounts.create({ ...anna, id: email, email, passwordHash: 'of a password' }, new Date());
  await db.destroy();
};

let bundle: ReturnType<typeof bundleProgram>;
beforeAll(() => {
  bundle = bundleProgram(path.resolve(__dirname, '..'));
});
afterAll(() => bundle.remove());

test.each(createBackends('identity'))(
  'over $name a killed program and a dead mail server lose no mail',
  async (backend) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-identity-durability-'));
    const database = await backend.open();
    const port = await findFreePort();
    const address = `http://localhost:${port}`;
    const down = await findFreePort();
    const environment = {
      SMTP_URL: `smtp://127.0.0.1:${down}`,
      MAIL_RETRY_FIRST_SECONDS: '0.05',
      MAIL_RETRY_LONGEST_SECONDS: '0.5',
      MAIL_ATTEMPTS: '10000',
      MAIL_LEASE_SECONDS: '1',
      IDENTITY_PORT: String(port),
      IDENTITY_URL: address,
      IDENTITY_DATA_DIR: folder,
      IDENTITY_DATABASE_URL: database.url,
      IDENTITY_ADMIN_KEY: adminKey,
    };
    await createAccountsAt(database.url);
    const program = createProgram(bundle.file, environment, address);
    await program.start();
    for (const email of requested) {
      const { response } = await createBrowser(address).post(`${address}/am/XUI/forgot`, { email });
      expect(response.status).toBe(200);
    }
    await program.end('SIGKILL');
    const sink = await startSmtpSink(down);
    await program.start();
    while (sink.mails.length < requested.length) await soon(20);
    await program.end('SIGTERM');
    expect(sink.mails.flatMap(({ to }) => to).toSorted()).toEqual(requested.toSorted());
    await sink.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
