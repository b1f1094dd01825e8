import { createBrowser } from '../../services/identity/src/testing/browser';
import { startTestService, type TestService } from '../../services/identity/src/testing/testService';
import { createBackends } from '../../services/toolkit/src/testing/backends';
import { demoPeople } from '../../services/toolkit/src/testing/people/people';
import { demoPassword, seedDemo } from './seedDemo';

describe.each(createBackends('identity'))('over $name', (backend) => {
  let service: TestService;
  const cost = { power: 4, rounds: 1 };

  beforeAll(async () => {
    service = await startTestService(backend);
  }, 60_000);
  afterAll(() => service.stop());

  test('the demo directory is there once, and what was changed since stays', async () => {
    expect(await seedDemo(service.db, new Date(), cost)).toBe(demoPeople.length);
    await service.admin('/u-customer', { method: 'PATCH', body: JSON.stringify({ givenName: 'Changed' }) });
    await service.admin('/u-newcomer', { method: 'DELETE' });
    expect(await seedDemo(service.db, new Date(), cost)).toBe(1);
    expect(await (await service.admin('/u-customer')).json()).toMatchObject({ givenName: 'Changed' });
  });

  test.each(['customer', 'pending', 'newcomer', 'admin', 'staff'])(
    '%s@demo.example signs in',
    async (name) => {
      expect(await createBrowser(service.url).signIn(`${name}@demo.example`, demoPassword)).toHaveProperty(
        'id_token',
      );
    },
  );

  test('every demo account has a password of its own', async () => {
    const other = demoPeople.find(({ id, hasPassword }) => hasPassword && /\d$/.test(id));
    await expect(createBrowser(service.url).signIn(other?.email ?? '', demoPassword)).rejects.toThrow();
  });
});
