import { decodeJwt } from 'jose';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser } from '../testing/browser';
import { anna, startTestService, type TestService } from '../testing/testService';
import { makeAdministrator } from './makeAdministrator';
import { readAdministrator } from './readAdministrator';

const chosen = 'a longer password';

describe.each(createBackends('identity'))('over $name', (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
    await service.createAccount(anna);
  }, 60_000);
  afterAll(() => service.stop());

  const make = (...args: string[]) => {
    const { requested, isForced } = readAdministrator(args);
    return makeAdministrator(
      { db: service.db, url: service.url, now: () => new Date() },
      requested,
      isForced,
    );
  };
  const rolesOf = async (email: string, secret?: string) =>
    decodeJwt((await createBrowser(service.url).signIn(email, secret)).id_token).roles;

  test('the first administrator is invited, sets a password and has the role', async () => {
    const email = 'first@maker.example';
    const made = await make('--email', email, '--given-name', 'Fee');
    expect(made.kind).toBe('created');
    const url = 'url' in made ? (made.url ?? '') : '';
    const token = new URL(url).searchParams.get('token') ?? '';
    await createBrowser(service.url).post(url, { token, password: chosen, repeated: chosen });
    expect(await rolesOf(email, chosen)).toEqual(['kmx_delegatedadmin_intern']);
  });

  test('rejects another administrator while there is one', async () => {
    expect(await make('--email', 'second@maker.example')).toEqual({
      kind: 'rejected',
      email: 'first@maker.example',
    });
    expect((await service.admin('?email=second@maker.example')).status).toBe(404);
  });

  test('by force somebody with an account is promoted: roles and password stay', async () => {
    expect(await make('--email', anna.email.toUpperCase(), '--force')).toEqual({
      kind: 'promoted',
      url: null,
    });
    expect(await rolesOf(anna.email)).toEqual([...anna.roles, 'kmx_delegatedadmin_intern']);
    expect((await make('--email', anna.email, '--force')).kind).toBe('promoted');
    expect(await rolesOf(anna.email)).toHaveLength(anna.roles.length + 1);
  });
});

test.each([[[]], [['--email', 'nobody']], [['--email', 'a@b.example', '--country', 'Switzerland']]])(
  '%j is not understood',
  (args) => {
    expect(() => readAdministrator(args)).toThrow(/^Usage: admin --email/);
  },
);
