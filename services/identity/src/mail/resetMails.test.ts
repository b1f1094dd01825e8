import { createBackends } from '../../../toolkit/src/testing/backends';
import { createAccounts } from '../accounts/accounts';
import { createLinks } from '../accounts/links';
import { createBrowser } from '../testing/browser';
import { anna, createClock, startTestService, type TestService } from '../testing/testService';
import { openMail } from './openMail';

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;
const linkOf = (text: string | undefined): string => /http\S+/.exec(text ?? '')?.[0] ?? '';
const tokenOf = (text: string | undefined): string => new URL(linkOf(text)).searchParams.get('token') ?? '';

describe.each(createBackends('identity'))('mails for a new password over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    service = await startTestService(backend, { now: clock.now });
  }, 60_000);
  afterAll(() => service.stop());
  // An address can request a few mails an hour only.
  beforeEach(() => clock.advance(2 * hour));
  afterEach(() => {
    service.mailError.reason = null;
  });

  const createPerson = async (language = 'en'): Promise<string> => {
    people += 1;
    const email = `reset${people}@customers.example`;
    await service.createAccount({ ...anna, id: `u-reset-${people}`, email, language });
    return email;
  };
  const requestReset = async (email: string) => {
    const { response } = await createBrowser(service.url).post(`${service.url}/am/XUI/forgot`, { email });
    return { status: response.status, page: await response.text() };
  };
  const readMailsTo = async (email: string) => (await service.readMails()).filter(({ to }) => to === email);
  const waiting = () => service.outbox.listUnsent();
  const failUntilDead = async (): Promise<void> => {
    service.mailError.reason = '550 no such user';
    for (let round = 0; round < 20; round += 1) {
      await service.readMails();
      clock.advance(6 * hour);
    }
    service.mailError.reason = null;
  };

  test('a mail server that is down loses nothing: the mail follows when it is back', async () => {
    const email = await createPerson();
    service.mailError.reason = 'connect ECONNREFUSED';
    await requestReset(email);
    expect(await readMailsTo(email)).toEqual([]);
    const [row] = await waiting();
    expect(row).toMatchObject({ attempts: 1, last_error: 'connect ECONNREFUSED', lease_owner: null });
    service.mailError.reason = null;
    clock.advance(4999);
    expect(await readMailsTo(email)).toEqual([]);
    clock.advance(1);
    const [mail] = await readMailsTo(email);
    // The mail of the first attempt may have arrived: its link has to be the same.
    expect(tokenOf(mail?.text)).toBe(row?.token);
    expect(mail?.messageId).toBe(`<${row?.id ?? ''}@komax.example>`);
    expect((await fetch(linkOf(mail?.text))).status).toBe(200);
  });

  test('sent mails leave no data behind, and the log contains no link', async () => {
    const email = await createPerson();
    service.mailError.reason = '451 later';
    await requestReset(email);
    await service.readMails();
    service.mailError.reason = null;
    clock.advance(hour / 2);
    const [mail] = await readMailsTo(email);
    expect(await waiting()).toEqual([]);
    const written = JSON.stringify(service.events);
    expect(written).toContain('451 later');
    expect(written).not.toContain(tokenOf(mail?.text));
  });

  test('a process that ends before it has sent leaves the mail to the next', async () => {
    const email = await createPerson();
    await requestReset(email);
    await service.restart();
    expect(await readMailsTo(email)).toHaveLength(1);
  });

  test('a mail of which a process dies while sending is sent again, with the same link', async () => {
    const email = await createPerson();
    service.mailError.reason = 'timeout';
    await requestReset(email);
    await service.readMails();
    const [row] = await waiting();
    service.mailError.reason = null;
    clock.advance(5000);
    await service.outbox.take(clock.now(), 10, { owner: 'a process that dies', duration: 60_000 });
    clock.advance(60_000);
    expect(await readMailsTo(email)).toEqual([]);
    clock.advance(1);
    expect((await readMailsTo(email)).map(({ text }) => tokenOf(text))).toEqual([row?.token]);
  });

  test('responds to an address without an account after the same work, and sends no mail', async () => {
    const email = await createPerson();
    const known = await requestReset(email);
    const unknown = await requestReset('nobody@elsewhere.example');
    expect(unknown).toEqual(known);
    const rows = await waiting();
    const shape = (of: string) => ({
      ...rows.find((row) => row.email_folded === of),
      id: 'its own',
      email_folded: 'its own',
    });
    expect(rows).toHaveLength(2);
    expect(shape('nobody@elsewhere.example')).toEqual(shape(email));
    const before = (await service.readMails()).map(({ to }) => to);
    expect(before).toContain(email);
    expect(before).not.toContain('nobody@elsewhere.example');
    expect(await waiting()).toEqual([]);
  });

  test('responds to an invalid address as to any other', async () => {
    expect((await requestReset(`\u0000${'a'.repeat(5000)}`)).status).toBe(200);
    await service.readMails();
    expect(await waiting()).toEqual([]);
  });

  test('a mail that waited longer than its link works brings a new one', async () => {
    const email = await createPerson();
    service.mailError.reason = 'connect ECONNREFUSED';
    await requestReset(email);
    await service.readMails();
    const [row] = await waiting();
    service.mailError.reason = null;
    clock.advance(2 * hour);
    const [mail] = await readMailsTo(email);
    expect(tokenOf(mail?.text)).not.toBe(row?.token);
    expect((await fetch(linkOf(mail?.text))).status).toBe(200);
  });

  test.each([
    ['de', 'Ihr neues Passwort für MyKomax', 'innerhalb einer Stunde'],
    ['ja', 'MyKomax', 'Anna'],
    ['fr', 'MyKomax', 'heure'],
  ])('a mail is in the language of the account: %s', async (language, subject, text) => {
    const email = await createPerson(language);
    await requestReset(email);
    const [mail] = await readMailsTo(email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(text);
    expect(linkOf(mail?.text)).toContain(`lang=${language}`);
  });

  test('after 12 attempts a mail is dead, stored and logged, and can be sent by hand', async () => {
    const email = await createPerson();
    await requestReset(email);
    await failUntilDead();
    expect(await service.outbox.count()).toEqual({ waiting: 0, dead: 1 });
    expect(service.events.at(-1)).toMatchObject({
      level: 'error',
      failures: 12,
      error: '550 no such user',
    });
    const [dead] = await waiting();
    expect(dead).toMatchObject({ state: 'dead', token: null });
    expect(await service.outbox.retry(dead?.id ?? '', clock.now())).toBe(true);
    const [mail] = await readMailsTo(email);
    expect((await fetch(linkOf(mail?.text))).status).toBe(200);
  });

  test('repeated requests while no mail can be sent result in one mail with a working link', async () => {
    const email = await createPerson();
    service.mailError.reason = 'connect ECONNREFUSED';
    await requestReset(email);
    await service.readMails();
    const [first] = await waiting();
    service.mailError.reason = null;
    await requestReset(email);
    expect(await waiting()).toHaveLength(1);
    const [mail, ...others] = await readMailsTo(email);
    expect(others).toEqual([]);
    // The mail of the first attempt may have arrived: its link has to be the same, but a mail system that knows its
    // Message-ID would drop the mail that was requested again.
    expect(mail?.messageId).not.toBe(`<${first?.id ?? ''}@komax.example>`);
    expect(tokenOf(mail?.text)).toBe(first?.token);
    expect((await fetch(linkOf(mail?.text))).status).toBe(200);
    clock.advance(hour / 2);
    expect(await readMailsTo(email)).toHaveLength(1);
    expect((await fetch(linkOf(mail?.text))).status).toBe(200);
  });

  test('a request during the last attempt starts over, also when that attempt fails', async () => {
    const email = await createPerson();
    await requestReset(email);
    const lease = { owner: 'another process', duration: 60_000 };
    const [row] = await service.outbox.take(clock.now(), 10, lease);
    await requestReset(email);
    expect(await readMailsTo(email)).toEqual([]);
    await service.outbox.markFailed(row?.id ?? '', lease.owner, '451 later', null);
    expect(await waiting()).toMatchObject([{ id: row?.id, state: 'waiting', attempts: 0 }]);
    clock.advance(60_001);
    expect(await readMailsTo(email)).toHaveLength(1);
  });

  test('a request after the mail is dead sends it again', async () => {
    const email = await createPerson();
    await requestReset(email);
    await failUntilDead();
    await requestReset(email);
    expect(await readMailsTo(email)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('a mail that is taken back while it is made leaves no link', async () => {
    const email = await createPerson();
    await requestReset(email);
    const [row] = await service.outbox.take(clock.now(), 10, { owner: 'a process', duration: 60_000 });
    if (!row) throw new Error('There is no mail to take.');
    await service.outbox.withdraw(email);
    const { db, url } = service;
    const accounts = createAccounts(db);
    const parts = { db, accounts, links: createLinks(db, clock.now), url, from: 'no-reply@komax.example' };
    expect(await openMail(parts, row)).toBeNull();
    const account = await accounts.findByEmail(email);
    const links = db.selectFrom('identity_links').selectAll();
    expect(await links.where('account_id', '=', account?.id ?? '').execute()).toEqual([]);
  });

  test('mails that have been dead for a week are deleted, pending ones stay', async () => {
    await requestReset(await createPerson());
    await failUntilDead();
    const [dead] = await waiting();
    const since = clock.now().getTime() - Date.parse(dead?.due_at ?? '');
    clock.advance(week - since - 1);
    await service.sweep();
    expect(await waiting()).toHaveLength(1);
    const email = await createPerson();
    await requestReset(email);
    clock.advance(1);
    await service.sweep();
    expect(await waiting()).toMatchObject([{ email_folded: email }]);
    clock.advance(week);
    await service.sweep();
    expect(await readMailsTo(email)).toHaveLength(1);
  });
});
