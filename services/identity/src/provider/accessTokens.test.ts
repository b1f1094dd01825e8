import { z } from 'zod';
import { securityPath } from '@kmx/contract/security';
import { customerServiceId } from '../../../toolkit/src/access/customerServiceId';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser, type Tokens } from '../testing/browser';
import {
  adminKey,
  anna,
  password,
  siteOrigin,
  startTestService,
  type TestService,
} from '../testing/testService';
import { defaultLimits } from '../throttle/createThrottle';
import { createAdapter } from './adapter';
import { clientId } from './clientId';

type Browser = ReturnType<typeof createBrowser>;

const responseSchema = z.looseObject({ active: z.boolean(), sid: z.string().optional() });

describe.each(createBackends('identity'))('access tokens over $name', (backend) => {
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    const limits = { ...defaultLimits, passwordOfAddress: { tries: 1000, seconds: 900 } };
    service = await startTestService(backend, { limits });
  }, 60_000);
  afterAll(() => service.stop());

  const send = (token: string, credentials = `${customerServiceId}:${adminKey}`) =>
    fetch(`${createBrowser(service.url).issuer}/introspect`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
    });
  const introspect = async (token: string) => responseSchema.parse(await (await send(token)).json());

  const signIn = async () => {
    people += 1;
    const id = `u-${people}`;
    const email = `person${people}@customers.example`;
    await service.createAccount({ ...anna, id, email });
    const browser = createBrowser(service.url);
    return { id, email, browser, tokens: await browser.signIn(email) };
  };

  const callSecurity = (token: string, path = '', body?: object) =>
    fetch(service.url + securityPath + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, origin: siteOrigin },
      ...(body && { body: JSON.stringify(body) }),
    });
  const patch = (id: string, change: object) =>
    service.admin(`/${id}`, { method: 'PATCH', body: JSON.stringify(change) });

  test('the customer service learns who, for whom, until when, in which session and by which proof', async () => {
    const { id, email, browser, tokens } = await signIn();
    const seconds = Math.floor(Date.now() / 1000);
    const token = await introspect(tokens.access_token);
    expect(token).toMatchObject({
      active: true,
      iss: browser.issuer,
      sub: id,
      client_id: clientId,
      aud: [browser.issuer, customerServiceId],
      token_type: 'Bearer',
      amr: ['pwd'],
      email,
      given_name: anna.givenName,
      roles: anna.roles,
    });
    const times = z.object({ iat: z.number(), exp: z.number(), auth_time: z.number() }).parse(token);
    expect(times.exp - times.iat).toBe(3600);
    expect(Math.abs(times.auth_time - seconds)).toBeLessThan(60);
    const { address, verifier } = await browser.authorizeSilently();
    const renewed = await introspect((await browser.exchange(address, verifier)).access_token);
    expect([renewed.active, renewed.sid]).toEqual([true, token.sid]);
  });

  test('roles are those of the account at the moment, not those at the sign-in', async () => {
    const { id, tokens } = await signIn();
    await patch(id, { roles: ['kmx_int_mfpwm_active'] });
    expect(await introspect(tokens.access_token)).toMatchObject({ roles: ['kmx_int_mfpwm_active'] });
  });

  test.each<[string, string, number]>([
    ['without the secret', `${customerServiceId}:`, 400],
    ['with a wrong secret', `${customerServiceId}:a-key-for-tests-012345678X`, 401],
    ['by an unknown service', `kmx_other_service:${adminKey}`, 401],
  ])('introspection %s is rejected', async (_who, credentials, status) => {
    const { tokens } = await signIn();
    expect((await send(tokens.access_token, credentials)).status).toBe(status);
  });

  test('the portal, which is no audience of its tokens, learns nothing of them', async () => {
    const { browser, tokens } = await signIn();
    const response = await fetch(`${browser.issuer}/introspect`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokens.access_token, client_id: clientId }),
    });
    expect(await response.json()).toEqual({ active: false });
  });

  test('an identity token is no access token', async () => {
    const { tokens } = await signIn();
    expect((await send(tokens.id_token)).status).toBe(400);
    expect((await callSecurity(tokens.id_token)).status).toBe(401);
    for (const token of ['', 'made-up', `${tokens.access_token}x`])
      expect((await (await send(token)).text()).includes('"active":true')).toBe(false);
  });

  test('a token for another service does not open account security', async () => {
    const { tokens } = await signIn();
    expect((await callSecurity(tokens.access_token)).status).toBe(200);
    const store = createAdapter(service.db, 'AccessToken');
    const stored = await store.find(tokens.access_token);
    await store.upsert(tokens.access_token, { ...stored, extra: { aud: ['kmx_other_service'] } }, 3600);
    expect((await callSecurity(tokens.access_token)).status).toBe(401);
    expect(await introspect(tokens.access_token)).toEqual({ active: false });
  });

  const endings: [string, (person: { id: string; browser: Browser; tokens: Tokens }) => Promise<unknown>][] =
    [
      ['a sign-out', ({ browser, tokens }) => browser.signOut(tokens.id_token)],
      ['a revocation', ({ browser, tokens }) => browser.revoke(tokens.access_token)],
      ['signing out everywhere', ({ tokens }) => callSecurity(tokens.access_token, '/sessions/end', {})],
      [
        'a new password',
        ({ tokens }) =>
          callSecurity(tokens.access_token, '/password', {
            currentPassword: password,
            newPassword: 'copper never sleeps 12',
          }),
      ],
      ['a lock by an administrator', ({ id }) => patch(id, { isActive: false })],
      ['a reset of the device', ({ id }) => service.admin(`/${id}/mfa-reset`, { method: 'POST' })],
      ['the removal of the account', ({ id }) => service.admin(`/${id}`, { method: 'DELETE' })],
    ];

  test.each(endings)('%s ends a token at once, and for good', async (_what, end) => {
    const person = await signIn();
    const { access_token: token } = person.tokens;
    expect((await introspect(token)).active).toBe(true);
    await end(person);
    expect(await introspect(token)).toEqual({ active: false });
    await patch(person.id, { isActive: true });
    expect(await introspect(token)).toEqual({ active: false });
    expect((await callSecurity(token)).status).toBe(401);
  });

  test('a token that was stored while its session ended opens nothing', async () => {
    const { browser, tokens } = await signIn();
    const store = createAdapter(service.db, 'AccessToken');
    const grants = createAdapter(service.db, 'Grant');
    const stored = await store.find(tokens.access_token);
    const grant = await grants.find(stored?.grantId ?? '');
    await browser.signOut(tokens.id_token);
    await store.upsert(tokens.access_token, { ...stored }, 3600);
    await grants.upsert(stored?.grantId ?? '', { ...grant }, 3600);
    expect((await store.find(tokens.access_token))?.accountId).toBeDefined();
    expect(await introspect(tokens.access_token)).toEqual({ active: false });
    expect((await callSecurity(tokens.access_token)).status).toBe(401);
  });
});
