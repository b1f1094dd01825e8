import { decodeJwt } from 'jose';
import { z } from 'zod';
import { securityPath } from '@kmx/contract/security';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createAuthenticator, requestOptionsSchema } from '../testing/authenticator';
import { createBrowser } from '../testing/browser';
import {
  anna,
  createClock,
  password,
  siteOrigin,
  startTestService,
  type TestService,
} from '../testing/testService';
import { defaultLimits } from '../throttle/createThrottle';

const optionsSchema = z.object({ options: z.unknown() });
const confirmationSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Options in the page, as its script reads them. */
const readOptions = (text: string) => {
  const attribute = /data-passkey="([^"]+)"/.exec(text)?.[1] ?? '';
  return requestOptionsSchema.parse(JSON.parse(attribute.replaceAll('&quot;', '"')));
};

describe.each(createBackends('identity'))('sign-in by passkey over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    service = await startTestService(backend, { now: clock.now });
  }, 60_000);
  // Tries of one test do not count in the next.
  afterEach(() => clock.advance(16 * 60_000));
  afterAll(() => service.stop());

  const person = async () => {
    people += 1;
    const id = `u-${people}`;
    const email = `person${people}@customers.example`;
    await service.createAccount({ ...anna, id, email });
    const { access_token: token } = await createBrowser(service.url).signIn(email);
    const call = (path: string, body: object) =>
      fetch(service.url + securityPath + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, origin: siteOrigin },
        body: JSON.stringify(body),
      });
    const authenticator = createAuthenticator();
    const { options } = optionsSchema.parse(await (await call('/passkeys', { password })).json());
    const response = authenticator.create(options);
    const confirmed = await call('/passkeys/confirmation', { name: 'Key', response });
    const { recoveryCodes } = confirmationSchema.parse(await confirmed.json());
    return { id, email, authenticator, codes: recoveryCodes ?? [] };
  };
  type Authenticator = Awaited<ReturnType<typeof person>>['authenticator'];
  type Deviation = Parameters<Authenticator['get']>[1];

  const open = async () => {
    const browser = createBrowser(service.url);
    const page = await browser.openSignIn();
    const text = await page.response.text();
    const send = (fields: Record<string, string>) => browser.post(page.address, fields);
    const use = (authenticator: Authenticator, options: unknown, deviation: Deviation = {}) => {
      const response = authenticator.get(options, { origin: service.url, ...deviation });
      return send({ step: 'passkey', credential: JSON.stringify(response) });
    };
    return { browser, text, verifier: page.verifier, options: readOptions(text), send, use };
  };
  const isSignedIn = (address: string) => new URL(address).searchParams.get('code') !== null;

  test('the page has a button that only its script shows, and accepts any passkey of the domain', async () => {
    const { text, options } = await open();
    expect(text).toMatch(/<form\s+class="passkey"[^>]+hidden\s*>/);
    expect(text).toContain('/am/XUI/assets/passkey.js');
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [] });
    const script = await fetch(`${service.url}/am/XUI/assets/passkey.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('a passkey signs in without a password, and counts as both factors', async () => {
    const { id, authenticator } = await person();
    const { browser, verifier, use, options } = await open();
    const done = await use(authenticator, options);
    const claims = decodeJwt((await browser.exchange(done.address, verifier)).id_token);
    expect([claims.sub, claims['amr']]).toEqual([id, ['pop', 'mfa']]);
  });

  test('counters that grow are accepted, and those that stay at 0', async () => {
    const { authenticator } = await person();
    for (const counter of [7, 8]) {
      const { use, options } = await open();
      expect(isSignedIn((await use(authenticator, options, { counter })).address)).toBe(true);
    }
    const synced = await person();
    await service.db
      .updateTable('identity_passkeys')
      .set({ counter: 0 })
      .where('account_id', '=', synced.id)
      .execute();
    for (let time = 0; time < 2; time += 1) {
      const { use, options } = await open();
      expect(isSignedIn((await use(synced.authenticator, options, { counter: 0 })).address)).toBe(true);
    }
  });

  test.each([
    ['the origin of a site', { origin: siteOrigin }, 'could not be verified'],
    ['another origin', { origin: 'https://komax.evil.example' }, 'could not be verified'],
    ['another domain', { domain: 'evil.example' }, 'could not be verified'],
    ['another challenge', { challenge: 'bm90IG91cnM' }, 'could not be verified'],
    ['nobody verified', { isVerified: false }, 'could not be verified'],
    ['a wrong signature', { signature: 'MEUCIQ' }, 'could not be verified'],
    ['the handle of another account', { userHandle: 'c29tZWJvZHk' }, 'not known'],
    ['no handle', { userHandle: undefined }, 'not known'],
    ['a counter that went backwards', { counter: 1 }, 'may have been copied'],
  ])('%s is rejected in plain words', async (_what, deviation, messages) => {
    const { authenticator } = await person();
    const { use, options } = await open();
    const { response } = await use(authenticator, options, deviation);
    const text = await response.text();
    expect(response.status).toBe(401);
    expect(text).toMatch(new RegExp(`role="alert">[^<]*${messages}`));
    expect(readOptions(text).challenge).not.toBe(options.challenge);
  });

  test('a copied passkey is logged', async () => {
    const { id, authenticator } = await person();
    const { use, options } = await open();
    await use(authenticator, options, { counter: 1 });
    expect(service.events).toContainEqual(
      expect.objectContaining({
        message: 'Counter of a passkey went backwards, which may be a copy',
        account: id,
      }),
    );
  });

  test('a challenge works once, and for five minutes', async () => {
    const { authenticator } = await person();
    const first = await open();
    await first.use(authenticator, first.options, { isVerified: false });
    const again = await first.use(authenticator, first.options);
    expect(await again.response.text()).toContain('The passkey could not be verified.');
    const late = await open();
    clock.advance(5 * 60_000);
    const { response } = await late.use(authenticator, late.options);
    const text = await response.text();
    expect(text).toContain('This took too long. Try again.');
    expect(isSignedIn((await late.use(authenticator, readOptions(text))).address)).toBe(true);
  });

  test('a response of one sign-in is of no use in another, even at once', async () => {
    const { authenticator } = await person();
    const [one, other] = [await open(), await open()];
    expect((await other.use(authenticator, one.options)).response.status).toBe(401);
    const twice = await Promise.all([
      one.use(authenticator, one.options),
      one.use(authenticator, one.options),
    ]);
    expect(twice.filter(({ address }) => isSignedIn(address))).toHaveLength(1);
  });

  test('an unknown passkey, and one of an inactive account, are not known', async () => {
    const { id, authenticator } = await person();
    await service.admin(`/${id}`, { method: 'PATCH', body: JSON.stringify({ isActive: false }) });
    const inactive = await open();
    expect(await (await inactive.use(authenticator, inactive.options)).response.text()).toContain(
      'not known',
    );
    const unknown = await open();
    const { response } = await unknown.use(createAuthenticator(), unknown.options);
    expect(await response.text()).toContain('This passkey is not known for this sign-in');
  });

  test('entries of another shape are rejected', async () => {
    const { send } = await open();
    for (const credential of ['', '{}', 'null', '{"id":"x"'])
      expect((await send({ step: 'passkey', credential })).response.status).toBe(400);
  });

  test('wrong ones are counted for an address, so that right ones wait too', async () => {
    const { authenticator } = await person();
    const wrong = await open();
    for (let tries = 0; tries < defaultLimits.passkeyFromAddress.tries; tries += 1) {
      const { response } = await wrong.use(authenticator, wrong.options, { isVerified: false });
      expect(response.status).toBe(401);
    }
    const right = await open();
    const { response } = await right.use(authenticator, right.options);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Too many attempts. Try again in 15 minutes.');
  });

  describe('after the password', () => {
    const enterPassword = async (email: string) => {
      const opened = await open();
      const page = await opened.send({ step: 'password', email, password });
      return { ...opened, text: await page.response.text() };
    };

    test('an account with a passkey requires it, and tokens record it', async () => {
      const { email, authenticator } = await person();
      const { text, browser, verifier, use } = await enterPassword(email);
      expect(text).toContain('Confirm with a passkey, or enter one of your recovery codes.');
      const options = readOptions(text);
      expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
      expect((await browser.authorizeSilently()).address).toContain('login_required');
      const done = await use(authenticator, options, { userHandle: undefined });
      const claims = decodeJwt((await browser.exchange(done.address, verifier)).id_token);
      expect(claims['amr']).toEqual(['pwd', 'pop', 'mfa']);
    });

    test('a recovery code replaces it once, without script', async () => {
      const { email, codes } = await person();
      const [code = ''] = codes;
      const first = await enterPassword(email);
      expect((await first.send({ step: 'code', code: '123456' })).response.status).toBe(401);
      expect(isSignedIn((await first.send({ step: 'code', code })).address)).toBe(true);
      const second = await enterPassword(email);
      expect((await second.send({ step: 'code', code })).response.status).toBe(401);
    });

    test('the passkey of another account is rejected', async () => {
      const [one, other] = [await person(), await person()];
      const { text, use } = await enterPassword(one.email);
      const { response } = await use(other.authenticator, readOptions(text));
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('This passkey is not known for this sign-in');
    });

    test('the challenge of the first page is not that of the second', async () => {
      const { email, authenticator } = await person();
      const { options, use } = await enterPassword(email);
      expect((await use(authenticator, options)).response.status).toBe(401);
    });

    test('wrong ones are counted with codes', async () => {
      const { email, authenticator } = await person();
      const { send, text, use } = await enterPassword(email);
      for (let tries = 0; tries < defaultLimits.codeOfAccount.tries; tries += 1)
        await use(authenticator, readOptions(text), { isVerified: false });
      expect((await send({ step: 'code', code: '123456' })).response.status).toBe(429);
      expect((await use(authenticator, readOptions(text))).response.status).toBe(429);
    });

    test('a sign-in that began with the former password does not end with the passkey', async () => {
      const { id, email, authenticator } = await person();
      const { text, use } = await enterPassword(email);
      await service.db
        .updateTable('identity_accounts')
        .set({ password_hash: 'another' })
        .where('id', '=', id)
        .execute();
      const { response } = await use(authenticator, readOptions(text));
      expect(await response.text()).toContain('name="password"');
    });
  });

  test('sites on other domains may add passkeys of this host', async () => {
    const response = await fetch(`${service.url}/.well-known/webauthn`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ origins: [siteOrigin] });
  });
});
