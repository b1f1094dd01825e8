import { decodeJwt } from 'jose';
import { createPasswords } from '../../../toolkit/src/passwords/createPasswords';
import { createTotpSecret, readCode } from '../../../toolkit/src/secondFactor/totp';
import { createBackends } from '../../../toolkit/src/testing/backends';
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

const email = anna.email;
const minutes = 60_000;

describe.each(createBackends('identity'))('over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let usual: TestService;

  beforeAll(async () => {
    usual = await startTestService(backend, { now: clock.now });
    await usual.createAccount(anna);
    const limits = { ...defaultLimits, passwordOfAccount: { tries: 2, seconds: 900 } };
    service = await startTestService(backend, { now: clock.now, limits });
    await service.createAccount(anna);
  }, 60_000);
  // Tries of one test do not count in the next.
  afterEach(() => clock.advance(16 * minutes));
  afterAll(async () => {
    await service.stop();
    await usual.stop();
  });

  const open = async (over?: Record<string, string>) => {
    const browser = createBrowser(service.url);
    const page = await browser.openSignIn(over);
    return { browser, page, send: (fields: Record<string, string>) => browser.post(page.address, fields) };
  };

  test('the page is in the language of the site that links there, else of the browser', async () => {
    const { page } = await open({ ui_locales: 'de-CH' });
    const text = await page.response.text();
    expect(text).toContain('<html lang="de-CH">');
    expect(text).toContain('Bei MyKomax anmelden');
    const browser = createBrowser(service.url);
    const other = await browser.go(page.address, { headers: { 'accept-language': 'hu' } });
    expect(other.status).toBe(400);
  });

  test('a switch on the page overrides the site and is stored', async () => {
    const { browser, page } = await open({ ui_locales: 'de-CH' });
    const switched = await browser.go(`${page.address}?lang=ja`);
    expect(await switched.text()).toContain('<html lang="ja">');
    expect(await (await browser.openSignIn()).response.text()).toContain('<html lang="ja">');
    expect(await (await browser.openSignIn({ ui_locales: 'de-CH' })).response.text()).toContain(
      'lang="de-CH"',
    );
  });

  test('the page cannot be framed, cached or scripted', async () => {
    const { page } = await open();
    const headers = page.response.headers;
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; form-action 'self' ${siteOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.response.text()).not.toMatch(/<style|style="|<script>|onclick/);
  });

  test.each([
    ['an unknown address', 'nobody@customers.example', password],
    ['a wrong password', email, 'not the password'],
    ['what looks like markup', '"><script>alert(1)</script>', ''],
  ])('%s gets the same response, which holds no markup of the visitor', async (_what, address, secret) => {
    const { send } = await open();
    const { response } = await send({ step: 'password', email: address, password: secret });
    const text = await response.text();
    expect(response.status).toBe(401);
    expect(text).toContain('The e-mail address or password is incorrect.');
    expect(text).not.toContain('<script>');
  });

  test('letter case and spaces around the address do not matter', async () => {
    const { send } = await open();
    const { address } = await send({ step: 'password', email: `  ${email.toUpperCase()} `, password });
    expect(new URL(address).searchParams.get('code')).not.toBeNull();
  });

  test('after too many wrong passwords the right one waits too, and the page shows how long', async () => {
    const { send } = await open();
    await send({ step: 'password', email, password: 'wrong 1' });
    await send({ step: 'password', email, password: 'wrong 2' });
    const { response } = await send({ step: 'password', email, password });
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Too many attempts. Try again in 15 minutes.');
    clock.advance(15 * minutes);
    expect((await send({ step: 'password', email, password })).address).toContain(siteOrigin);
  });

  test('guesses at one account from everywhere count together; an address that is used up cannot guess at others', async () => {
    const { browser, page } = await open();
    const guess = (person: string, from: string) =>
      browser.post(
        page.address,
        { step: 'password', email: person, password: 'no' },
        { 'x-forwarded-for': from },
      );
    await guess(email, '192.0.2.1');
    await guess(email, '192.0.2.2');
    expect((await guess(email, '192.0.2.3')).response.status).toBe(429);
    for (let person = 0; person < defaultLimits.passwordOfAddress.tries; person += 1)
      await guess(`${person}@customers.example`, '192.0.2.9');
    expect((await guess('new@customers.example', '192.0.2.9')).response.status).toBe(429);
    expect((await guess('new@customers.example', '192.0.2.8')).response.status).toBe(401);
  });

  test('a stranger who guesses from one address does not lock the owner out', async () => {
    const browser = createBrowser(usual.url);
    const page = await browser.openSignIn();
    const guess = (secret: string, from: string) =>
      browser.post(page.address, { step: 'password', email, password: secret }, { 'x-forwarded-for': from });
    for (let time = 0; time < defaultLimits.passwordOfAccountFromAddress.tries; time += 1)
      expect((await guess('no', `2001:db8::${time}`)).response.status).toBe(401);
    expect((await guess(password, '2001:db8::ffff')).response.status).toBe(429);
    expect((await guess(password, '192.0.2.4')).address).toContain(siteOrigin);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of ours', { 'sec-fetch-site': 'same-site' }],
    ['an old browser elsewhere', { 'sec-fetch-site': '', origin: 'http://evil.example' }],
  ])('rejects a form sent from %s', async (_where, headers) => {
    const { browser, page } = await open();
    const { response } = await browser.post(page.address, { step: 'password', email, password }, headers);
    expect(response.status).toBe(400);
  });

  test('a sign-in that another browser began cannot be taken over', async () => {
    const { page } = await open();
    const stranger = createBrowser(service.url);
    const { response } = await stranger.post(page.address, { step: 'password', email, password });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired');
  });

  test('cancelling returns with access_denied', async () => {
    const { send } = await open();
    const { address } = await send({ step: 'cancel' });
    expect(new URL(address).searchParams.get('error')).toBe('access_denied');
  });

  test('sets up a device at sign-in, requires it from then on, and accepts each code once', async () => {
    await service.createAccount({ ...anna, id: 'u-device', email: 'device@customers.example' });
    const first = await open();
    const fields = { step: 'password', email: 'device@customers.example', password };
    const setUp = await first.send({ ...fields, device: '1' });
    const text = await setUp.response.text();
    expect(text).toContain('<svg');
    const secret = /<code>([^<]+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
    expect((await first.send({ step: 'device', code: '000000' })).response.status).toBe(401);
    const code = readCode(secret, clock.now());
    const done = await first.send({ step: 'device', code });
    const tokens = await first.browser.exchange(done.address, first.page.verifier);
    expect(decodeJwt(tokens.id_token).sub).toBe('u-device');

    const second = await open();
    const question = await second.send(fields);
    expect(await question.response.text()).toContain('Confirm that it is you');
    expect((await second.browser.authorizeSilently()).address).toContain('login_required');
    expect((await second.send({ step: 'code', code })).response.status).toBe(401);
    clock.advance(30_000);
    const next = await second.send({ step: 'code', code: readCode(secret, clock.now()) });
    expect(new URL(next.address).searchParams.get('code')).not.toBeNull();
  });

  const beginDevice = async (address: string) => {
    const { send, page, browser } = await open();
    const setUp = await send({ step: 'password', email: address, password, device: '1' });
    const secret = /<code>([^<]+)<\/code>/.exec(await setUp.response.text())?.[1]?.replaceAll(' ', '') ?? '';
    return { page, browser, finish: () => send({ step: 'device', code: readCode(secret, clock.now()) }) };
  };

  test('of two devices set up at once the first is stored, and the second sign-in starts again', async () => {
    const address = 'two@customers.example';
    await service.createAccount({ ...anna, id: 'u-two', email: address });
    const [stranger, owner] = [await beginDevice(address), await beginDevice(address)];
    expect((await owner.finish()).address).toContain(siteOrigin);
    const late = await stranger.finish();
    expect(late.address).toBe(stranger.page.address);
    expect(await late.response.text()).toContain('name="password"');
  });

  test('a sign-in that began with the former password does not end with the second factor', async () => {
    const address = 'former@customers.example';
    await service.createAccount({ ...anna, id: 'u-former', email: address });
    const stranger = await beginDevice(address);
    await service.db
      .updateTable('identity_accounts')
      .set({ password_hash: await createPasswords({ power: 4, rounds: 1 }).hash('another password') })
      .where('id', '=', 'u-former')
      .execute();
    expect((await stranger.finish()).address).toBe(stranger.page.address);
  });

  test('codes are throttled, and a reset requires a new device at the next sign-in', async () => {
    const address = 'guess@customers.example';
    await service.createAccount({ ...anna, id: 'u-guess', email: address });
    await service.db
      .updateTable('identity_accounts')
      .set({ totp_secret: createTotpSecret(), is_totp_wanted: 1 })
      .where('id', '=', 'u-guess')
      .execute();
    const { send } = await open();
    await send({ step: 'password', email: address, password });
    for (let guess = 0; guess < defaultLimits.codeOfAccount.tries; guess += 1)
      expect((await send({ step: 'code', code: '123456' })).response.status).toBe(401);
    expect((await send({ step: 'code', code: '123456' })).response.status).toBe(429);

    expect((await service.admin('/u-guess/mfa-reset', { method: 'POST' })).status).toBe(204);
    const again = await open();
    const page = await again.send({ step: 'password', email: address, password });
    expect(await page.response.text()).toContain('Set up your second factor');
  });

  const readStoredSecret = async (id: string): Promise<string> => {
    const { totp_secret: stored } = await service.db
      .selectFrom('identity_accounts')
      .select('totp_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return stored ?? '';
  };

  test('the secret of a device is sealed in the database, also while it is being set up', async () => {
    const address = 'sealed@customers.example';
    await service.createAccount({ ...anna, id: 'u-sealed', email: address });
    const { send } = await open();
    const setUp = await send({ step: 'password', email: address, password, device: '1' });
    const secret = /<code>([^<]+)<\/code>/.exec(await setUp.response.text())?.[1]?.replaceAll(' ', '') ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const rows = await service.db.selectFrom('identity_oidc').select('payload').execute();
    expect(rows.filter(({ payload }) => payload.includes('"pending"'))).not.toEqual([]);
    for (const { payload } of rows) expect(payload).not.toContain(secret);
    await send({ step: 'device', code: readCode(secret, clock.now()) });
    const stored = await readStoredSecret('u-sealed');
    expect(stored).toMatch(/^s1\./);
    expect(stored).not.toContain(secret);
  });

  test('a secret of before there were seals signs in, and is sealed by that', async () => {
    const address = 'older@customers.example';
    const secret = createTotpSecret();
    await service.createAccount({ ...anna, id: 'u-older', email: address });
    await service.db
      .updateTable('identity_accounts')
      .set({ totp_secret: secret, is_totp_wanted: 1 })
      .where('id', '=', 'u-older')
      .execute();
    for (let time = 0; time < 2; time += 1) {
      const { send } = await open();
      await send({ step: 'password', email: address, password });
      const done = await send({ step: 'code', code: readCode(secret, clock.now()) });
      expect(new URL(done.address).searchParams.get('code')).not.toBeNull();
      expect(await readStoredSecret('u-older')).toMatch(/^s1\./);
      clock.advance(30_000);
    }
  });

  test('an address begins so many authorizations in a minute; others are not held up', async () => {
    const browser = createBrowser(service.url);
    const authorize = (from: string, path = '/authorize', lang = '') =>
      browser.go(`${browser.request().address.replace('/authorize', path)}${lang}`, {
        headers: { 'x-forwarded-for': from },
      });
    const { tries } = defaultLimits.authorizationOfAddress;
    const first = await Promise.all(Array.from({ length: tries }, () => authorize('192.0.2.70')));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([303]));
    const rejected = await authorize('192.0.2.70', '/authorize', '&ui_locales=de-CH');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBe(defaultLimits.authorizationOfAddress.seconds);
    expect(await rejected.text()).toContain('Zu viele Versuche');
    // The router treats these paths as the same.
    for (const path of ['/authorize/', '/AUTHORIZE'])
      expect((await authorize('192.0.2.70', path)).status).toBe(429);
    expect((await authorize('192.0.2.71')).status).toBe(303);
    clock.advance(minutes);
    expect((await authorize('192.0.2.70')).status).toBe(303);
  });

  test('each sign-in is logged with its account and methods, also a failed one', async () => {
    const { send } = await open();
    const before = service.events.length;
    await send({ step: 'password', email, password: 'wrong' });
    await send({ step: 'password', email: 'nobody@customers.example', password });
    await send({ step: 'password', email, password });
    const events = service.events.slice(before).filter(({ category }) => category === 'security');
    expect(events).toMatchObject([
      { message: 'Sign-in failed', account: anna.id, methods: 'pwd' },
      { message: 'Sign-in failed', account: undefined, methods: 'pwd' },
      { message: 'Signed in', account: anna.id, methods: 'pwd' },
    ]);
  });

  test('log lines contain neither codes nor names', async () => {
    await createBrowser(service.url).signIn(email);
    const requests = service.events.filter(({ message }) => message === 'request');
    const path = '/am/oauth2/realms/root/realms/alpha/authorize';
    expect(requests).toContainEqual(expect.objectContaining({ method: 'GET', path, status: 303 }));
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/am/XUI/login/…', status: 303 }),
    );
    const log = JSON.stringify(service.events);
    expect(log).not.toMatch(/code=|password/i);
    expect(log).not.toMatch(/Anna|@/);
  });
});
