import { z } from 'zod';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser } from '../testing/browser';
import { anna, startTestService, type TestService } from '../testing/testService';
import { readSessions } from './sessions';

const payloadSchema = z.looseObject({ loginTs: z.number() });
const daySeconds = 24 * 60 * 60;

describe.each(createBackends('identity'))('sessions over $name', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService(backend);
    await service.createAccount(anna);
  }, 60_000);
  afterAll(() => service.stop());

  /** Dates the sign-in of each session back. */
  const age = async (seconds: number) => {
    const ofSessions = service.db.selectFrom('identity_oidc').where('model', '=', 'Session');
    for (const { id, payload } of await ofSessions.select(['id', 'payload']).execute()) {
      const stored = payloadSchema.parse(JSON.parse(payload));
      await service.db
        .updateTable('identity_oidc')
        .set({ payload: JSON.stringify({ ...stored, loginTs: stored.loginTs - seconds }) })
        .where('model', '=', 'Session')
        .where('id', '=', id)
        .execute();
    }
  };

  test('a session in use ends 30 days after the sign-in', async () => {
    const browser = createBrowser(service.url);
    await browser.signIn(anna.email);
    await age(29 * daySeconds);
    expect((await browser.authorizeSilently()).address).toContain('code=');
    expect(await readSessions(service.db, 'u-anna')).toHaveLength(1);
    await age(daySeconds);
    expect(await readSessions(service.db, 'u-anna')).toEqual([]);
    expect((await browser.authorizeSilently()).address).toContain('login_required');
    await browser.signIn(anna.email);
    expect((await browser.authorizeSilently()).address).toContain('code=');
  });
});
