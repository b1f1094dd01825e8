import { decodeJwt } from 'jose';
import { z } from 'zod';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser } from '../testing/browser';
import { anna, startTestService, type TestService } from '../testing/testService';
import { adminPath } from './adminRoute';

const person = {
  email: 'Bea@customers.example',
  givenName: 'Bea',
  familyName: 'Buyer',
  language: 'fr',
  country: 'FR',
  roles: ['kmx_int_productinfo_active'],
};

describe.each(createBackends('identity'))('over $name', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService(backend);
    await service.createAccount(anna);
  }, 60_000);
  afterAll(() => service.stop());

  const send = (method: string, path: string, body?: object) =>
    service.admin(path, { method, ...(body && { body: JSON.stringify(body) }) });

  test.each([
    ['GET', '/u-anna'],
    ['GET', '?email=anna@customers.example'],
    ['POST', ''],
    ['PATCH', '/u-anna'],
    ['DELETE', '/u-anna'],
    ['POST', '/u-anna/invitation'],
    ['POST', '/u-anna/mfa-reset'],
    ['GET', '/u-anna/sessions/any'],
  ])('%s %s is rejected without the key, with a wrong one and with a longer one', async (method, path) => {
    for (const key of ['', 'a-key-for-tests-012345678X', 'a-key-for-tests-01234567890']) {
      const response = await service.admin(path, { method, headers: { 'x-service-key': key } });
      expect(response.status).toBe(401);
    }
  });

  test('logs a wrong key with the operation and the request, without the key or the account', async () => {
    const before = service.events.length;
    const { headers } = await service.admin('/u-anna', { headers: { 'x-service-key': 'a-secret' } });
    const bare = await fetch(`${service.url}${adminPath}?email=anna@customers.example`, {
      headers: { 'x-request-id': 'request-1' },
    });
    expect(bare.status).toBe(401);
    const denial = { account: undefined, kind: 'operation', id: `GET ${adminPath}` };
    expect((await send('GET', '/u-anna')).status).toBe(200);
    const denials = service.events.slice(before).filter(({ message }) => message === 'Access was denied.');
    expect(denials).toMatchObject([
      { ...denial, reason: 'The service key is not the right one.', requestId: headers.get('x-request-id') },
      { ...denial, reason: 'There is no service key.', requestId: 'request-1' },
    ]);
  });

  test('an account is created once for an address, whatever its letters', async () => {
    const created = await send('POST', '', person);
    const { id } = z.object({ id: z.string() }).parse(await created.json());
    expect(created.status).toBe(201);
    const again = await send('POST', '', { ...person, email: 'bea@CUSTOMERS.example' });
    expect([again.status, await again.json()]).toEqual([409, { id }]);
    const expected = {
      ...person,
      id,
      measurementSystem: null,
      isInternal: false,
      isActive: true,
      hasPassword: false,
      hasMfa: false,
    };
    expect(await (await send('GET', `/${id}`)).json()).toEqual(expected);
    expect(await (await send('GET', '?email=BEA@customers.example')).json()).toEqual(expected);
  });

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ language: 'xx' }, 'language'],
    [{ country: 'Schweiz' }, 'country'],
    [{ roles: 'one' }, 'roles'],
    [{ isAdmin: true }, 'isAdmin'],
  ])('rejects an account with %j', async (over, field) => {
    const response = await send('POST', '', { ...person, email: 'other@customers.example', ...over });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
  });

  test('changed roles and names are in the next tokens', async () => {
    const browser = createBrowser(service.url);
    await browser.signIn(anna.email);
    const change = { givenName: 'Änne', roles: ['kmx_int_mfpwm_active'], measurementSystem: 'Imperial' };
    expect(await (await send('PATCH', '/u-anna', change)).json()).toMatchObject(change);
    const { address, verifier } = await browser.authorizeSilently();
    const tokens = await browser.exchange(address, verifier);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      given_name: 'Änne',
      family_name: anna.familyName,
      roles: ['kmx_int_mfpwm_active'],
      kmx_measurement: 'Imperial',
    });
  });

  test('an inactive account loses its sessions and cannot sign in, until it is active again', async () => {
    const browser = createBrowser(service.url);
    const { access_token: token } = await browser.signIn(anna.email);
    await send('PATCH', '/u-anna', { isActive: false });
    expect((await browser.readUserInfo(token)).status).toBe(401);
    expect((await browser.authorizeSilently()).address).toContain('login_required');
    await expect(createBrowser(service.url).signIn(anna.email)).rejects.toThrow();
    await send('PATCH', '/u-anna', { isActive: true });
    expect(await createBrowser(service.url).signIn(anna.email)).toHaveProperty('id_token');
  });

  test('a reset of the device ends the sessions and notifies the person', async () => {
    const browser = createBrowser(service.url);
    const { access_token: token } = await browser.signIn(anna.email);
    expect((await send('POST', '/u-anna/mfa-reset')).status).toBe(204);
    expect((await browser.readUserInfo(token)).status).toBe(401);
    expect((await service.readMails()).map(({ to, subject }) => [to, subject])).toContainEqual([
      anna.email,
      'Die Administration hat den zweiten Faktor Ihres MyKomax-Kontos zurückgesetzt',
    ]);
  });

  describe('the session of an identity token', () => {
    const isActive = async (token: string) => {
      const { sid } = z.object({ sid: z.string() }).parse(decodeJwt(token));
      const response = await send('GET', `/u-anna/sessions/${sid}`);
      return z.object({ isActive: z.boolean() }).parse(await response.json()).isActive;
    };

    test('survives a silent renewal, and contains how the user signed in', async () => {
      const browser = createBrowser(service.url);
      const first = await browser.signIn(anna.email);
      const { address, verifier } = await browser.authorizeSilently();
      const renewed = await browser.exchange(address, verifier);
      expect(decodeJwt(renewed.id_token)['sid']).toBe(decodeJwt(first.id_token)['sid']);
      expect(decodeJwt(renewed.id_token)['amr']).toEqual(['pwd']);
      expect(await isActive(first.id_token)).toBe(true);
    });

    test.each([
      ['a sign-out', (browser: ReturnType<typeof createBrowser>, token: string) => browser.signOut(token)],
      ['a lock by an administrator', () => send('PATCH', '/u-anna', { isActive: false })],
      ['a reset of the device', () => send('POST', '/u-anna/mfa-reset')],
    ])('is over after %s, and another one begins at the next sign-in', async (_what, end) => {
      const browser = createBrowser(service.url);
      const { id_token: token } = await browser.signIn(anna.email);
      expect(await isActive(token)).toBe(true);
      await end(browser, token);
      expect(await isActive(token)).toBe(false);
      await send('PATCH', '/u-anna', { isActive: true });
      await service.db.updateTable('identity_accounts').set({ is_totp_wanted: 0 }).execute();
      expect(await isActive((await createBrowser(service.url).signIn(anna.email)).id_token)).toBe(true);
      expect(await isActive(token)).toBe(false);
    });

    test('is not found for another account or an invented name', async () => {
      const { id_token: token } = await createBrowser(service.url).signIn(anna.email);
      const { sid } = z.object({ sid: z.string() }).parse(decodeJwt(token));
      for (const path of [`/u-nobody/sessions/${sid}`, '/u-anna/sessions/made-up'])
        expect(await (await send('GET', path)).json()).toEqual({ isActive: false });
    });
  });

  test('a removed account is gone, with its sessions', async () => {
    const browser = createBrowser(service.url);
    const { access_token: token } = await browser.signIn(anna.email);
    expect((await send('DELETE', '/u-anna')).status).toBe(204);
    expect((await browser.readUserInfo(token)).status).toBe(401);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/invitation'],
      ['POST', '/mfa-reset'],
    ] as const)
      expect((await send(method, `/u-anna${path}`)).status).toBe(404);
    expect((await send('PATCH', '/u-anna', {})).status).toBe(404);
  });

  test('missing accounts return 404', async () => {
    expect((await send('GET', '')).status).toBe(404);
    expect((await send('PUT', '/u-anna')).status).toBe(404);
    expect((await send('POST', '/u-anna/other')).status).toBe(404);
  });
});
