import { sql } from 'kysely';
import { createBackends } from '../../toolkit/src/testing/backends';
import { realmPath } from './http/paths';
import { startTestService, type TestService } from './testing/testService';

const [sqlite] = createBackends('identity');

let service: TestService;
beforeAll(async () => {
  if (!sqlite) throw new Error('There is no database to test on.');
  service = await startTestService(sqlite, { checkDisk: () => Promise.reject(new Error('It is full.')) });
}, 60_000);
afterAll(() => service.stop());

test('is not ready', async () => {
  const ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The database cannot be read or written.' },
  ]);
});

test('sign-in shows an error page in the language of the reader', async () => {
  // A full disk cannot be produced on demand; this makes every write fail as well.
  await sql`pragma query_only = on`.execute(service.db);
  const response = await fetch(
    `${service.url}${realmPath}/authorize?client_id=kmx_uapp_login&ui_locales=de`,
    {
      headers: { accept: 'text/html', 'accept-language': 'de' },
      redirect: 'manual',
    },
  );
  await sql`pragma query_only = off`.execute(service.db);
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  const html = await response.text();
  expect(html).toMatch(/<html[^>]*lang="de/);
  expect(html).not.toMatch(/SQLITE|readonly/i);
});
