import { z } from 'zod';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser } from '../testing/browser';
import { anna, createClock, password, startTestService, type TestService } from '../testing/testService';
import { defaultLimits } from '../throttle/createThrottle';

const chosen = 'a longer password';
const day = 24 * 60 * 60 * 1000;
const invitedSchema = z.object({ invitation: z.object({ url: z.string(), expiresAt: z.string() }) });

describe.each(createBackends('identity'))('over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    service = await startTestService(backend, { now: clock.now });
  }, 60_000);
  afterAll(() => service.stop());

  const invite = async () => {
    people += 1;
    const { roles, country, familyName } = anna;
    const email = `person${people}@customers.example`;
    const body = JSON.stringify({ email, givenName: 'Bea', familyName, language: 'es', country, roles });
    const response = await service.admin('', { method: 'POST', body });
    return { email, ...invitedSchema.parse(await response.json()).invitation };
  };

  const choose = (url: string, over: Record<string, string> = {}) => {
    const token = new URL(url).searchParams.get('token') ?? '';
    return createBrowser(service.url).post(url, { token, password: chosen, repeated: chosen, ...over });
  };

  const signIn = (email: string, secret: string) => createBrowser(service.url).signIn(email, secret);

  test('an invitation greets by name, in the language of the account, and works once', async () => {
    const { url, email, expiresAt } = await invite();
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(14 * day);
    const page = await fetch(url);
    const text = await page.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Le damos la bienvenida, Bea O&#39;Customer');
    await expect(signIn(email, chosen)).rejects.toThrow();
    const [first, second] = await Promise.all([choose(url), choose(url)]);
    expect([first.response.status, second.response.status].sort()).toEqual([200, 410]);
    expect((await fetch(url)).status).toBe(410);
    expect(await signIn(email, chosen)).toHaveProperty('id_token');
  });

  test('an invitation expires after 14 days and names a contact', async () => {
    const { url } = await invite();
    clock.advance(14 * day - 1);
    expect((await fetch(url)).status).toBe(200);
    clock.advance(1);
    const gone = await fetch(`${url}&lang=en`);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('Ask the administrator of your organisation for a new one.');
    expect((await choose(url)).response.status).toBe(410);
  });

  test('a new invitation voids the older', async () => {
    const { url, email } = await invite();
    const found = z.object({ id: z.string() }).parse(await (await service.admin(`?email=${email}`)).json());
    const renewed = await service.admin(`/${found.id}/invitation`, { method: 'POST' });
    expect(renewed.status).toBe(201);
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch(z.object({ url: z.string() }).parse(await renewed.json()).url)).status).toBe(200);
  });

  test.each([
    [
      'a short one',
      { password: '123456789', repeated: '123456789' },
      'The password needs 10 to 200 characters.',
    ],
    [
      'a breached one',
      { password: 'qwertyuiop', repeated: 'qwertyuiop' },
      'A password like this is on lists of known passwords.',
    ],
    [
      'one that is easy to guess',
      { password: 'customer2026', repeated: 'customer2026' },
      'This password is easy to guess.',
    ],
    ['two different ones', { repeated: 'another password' }, 'The two passwords do not match.'],
  ])('rejects %s, and the link still works', async (_what, over, sentence) => {
    const { url } = await invite();
    const { response } = await choose(`${url}&lang=en`, over);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(sentence);
    expect((await choose(url)).response.status).toBe(200);
  });

  const requestReset = (email: string) =>
    createBrowser(service.url).post(`${service.url}/am/XUI/forgot`, { email });

  test('a forgotten password: the response is the same for every address, only accounts get a mail', async () => {
    await service.createAccount({ ...anna, id: 'u-forgot', email: 'forgot@customers.example' });
    const known = await requestReset('Forgot@customers.example');
    const unknown = await requestReset('nobody@customers.example');
    expect(await known.response.text()).toBe(await unknown.response.text());
    const mails = await service.readMails();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: 'forgot@customers.example',
      subject: 'Ihr neues Passwort für MyKomax',
    });
    const url = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    const browser = createBrowser(service.url);
    const before = await browser.signIn('forgot@customers.example', password);
    expect((await choose(url)).response.status).toBe(200);
    expect((await browser.readUserInfo(before.access_token)).status).toBe(401);
    expect((await browser.authorizeSilently()).address).toContain('login_required');
    await expect(signIn('forgot@customers.example', password)).rejects.toThrow();
    expect(await signIn('forgot@customers.example', chosen)).toHaveProperty('id_token');
  });

  test('a link for a new password works for one hour', async () => {
    await service.createAccount({ ...anna, id: 'u-hour', email: 'hour@customers.example' });
    await requestReset('hour@customers.example');
    const mail = (await service.readMails()).find(({ to }) => to === 'hour@customers.example');
    const url = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    clock.advance(day / 24 - 1000);
    expect((await fetch(url)).status).toBe(200);
    clock.advance(2000);
    expect((await choose(url)).response.status).toBe(410);
  });

  test('an invitation is no link for a new password, and the other way round', async () => {
    const { url } = await invite();
    expect((await fetch(url.replace('/invitation', '/reset'))).status).toBe(410);
  });

  test('a new password ends every link of before, also an invitation that was never used', async () => {
    const { url, email } = await invite();
    await requestReset(email);
    const mail = (await service.readMails()).find(({ to }) => to === email);
    expect((await choose(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')).response.status).toBe(200);
    expect(
      (await choose(url, { password: 'a third password', repeated: 'a third password' })).response.status,
    ).toBe(410);
    expect(await signIn(email, chosen)).toHaveProperty('id_token');
  });

  test('a new password unlocks an account that was locked by guesses', async () => {
    const { url, email } = await invite();
    await choose(url);
    const browser = createBrowser(service.url);
    const page = await browser.openSignIn();
    const guess = (secret: string) =>
      browser.post(page.address, { step: 'password', email, password: secret });
    for (let time = 0; time < defaultLimits.passwordOfAccountFromAddress.tries; time += 1)
      await guess('wrong');
    expect((await guess(chosen)).response.status).toBe(429);
    await requestReset(email);
    const mail = (await service.readMails()).find(({ to }) => to === email);
    await choose(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(await signIn(email, chosen)).toHaveProperty('id_token');
  });

  test('links by mail are throttled', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await requestReset('often@customers.example')).response.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('signs that nobody sees make no other address: the fourth mail to one account is throttled', async () => {
    const email = 'marked@customers.example';
    await service.createAccount({ ...anna, id: 'u-marked', email });
    const statuses: number[] = [];
    for (const entered of [email, `\u0000${email}`, email.toUpperCase(), `${email}\u200e`])
      statuses.push((await requestReset(entered)).response.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    // All four reach the account: this is why they have to count as one.
    expect((await service.readMails()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('a mail that still waits when a new password is set is never sent', async () => {
    const { url, email } = await invite();
    service.mailError.reason = 'connect ECONNREFUSED';
    await requestReset(email);
    await service.readMails();
    expect((await choose(url)).response.status).toBe(200);
    service.mailError.reason = null;
    clock.advance(day / 4);
    expect((await service.readMails()).filter(({ to }) => to === email)).toEqual([]);
    expect(await service.outbox.listUnsent()).toEqual([]);
  });
});
