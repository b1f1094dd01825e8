import { z } from 'zod';
import { securityPath } from '@kmx/contract/security';
import { readCode } from '../../../toolkit/src/secondFactor/totp';
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

const chosen = 'copper never sleeps 12';

const enrolmentSchema = z.object({
  enrolment: z.string(),
  secret: z.string(),
  uri: z.string().startsWith('otpauth://totp/MyKomax:'),
});
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const statusSchema = z.object({
  hasDevice: z.boolean(),
  recoveryCodesLeft: z.number(),
  canChangePassword: z.boolean(),
  sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean(), userAgent: z.string().nullable() })),
});

describe.each(createBackends('identity'))('account security over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    const limits = {
      ...defaultLimits,
      passwordOfAddress: { tries: 1000, seconds: 900 },
      authorizationOfAddress: { tries: 1000, seconds: 60 },
    };
    service = await startTestService(backend, { now: clock.now, limits });
  }, 60_000);
  afterAll(() => service.stop());

  const callSecurity = (token: string, path = '', body?: object, headers: Record<string, string> = {}) =>
    fetch(service.url + securityPath + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, origin: siteOrigin, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const codeOf = async (response: Response) => [
    response.status,
    z.object({ code: z.string() }).parse(await response.json()).code,
  ];

  /** Somebody who is signed in; codes of a device are used once, so that the clock moves on. */
  const person = async (over: { isInternal?: boolean } = {}) => {
    people += 1;
    const id = `u-${people}`;
    const email = `person${people}@customers.example`;
    await service.createAccount({ ...anna, ...over, id, email });
    const browser = createBrowser(service.url);
    const { access_token: token } = await browser.signIn(email);
    return { id, email, browser, token };
  };
  const readMailsTo = async (email: string) =>
    (await service.readMails()).filter(({ to }) => to === email).map(({ subject }) => subject);

  const enrol = async (token: string) => {
    const begun = enrolmentSchema.parse(await (await callSecurity(token, '/device', { password })).json());
    const code = () => {
      clock.advance(30_000);
      return readCode(begun.secret, clock.now());
    };
    const body = { enrolment: begun.enrolment, code: code() };
    const confirmed = await callSecurity(token, '/device/confirmation', body);
    expect(confirmed.status).toBe(200);
    return { code, codes: codesSchema.parse(await confirmed.json()).recoveryCodes };
  };

  test('a token is needed, and a site of ours', async () => {
    const { token } = await person();
    expect((await callSecurity(token)).status).toBe(200);
    for (const wrong of ['', 'made-up', `${token}x`]) expect((await callSecurity(wrong)).status).toBe(401);
    expect((await callSecurity(token, '', undefined, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    const preflight = await fetch(service.url + securityPath, {
      method: 'OPTIONS',
      headers: { origin: siteOrigin, 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  });

  describe('the password', () => {
    test.each([
      ['a wrong current password', { currentPassword: 'no' }, [403, 'wrongPassword']],
      ['a short one', { newPassword: 'short' }, [422, 'length']],
      ['a breached one', { newPassword: 'basketball' }, [422, 'common']],
      ['one like the name', { newPassword: 'customeranna1' }, [422, 'weak']],
      ['the same again', { newPassword: password }, [422, 'unchanged']],
      ['an entry of another shape', { more: 1 }, [400, 'invalid']],
    ])('%s is rejected, and nothing changes', async (_what, over, expected) => {
      const { token, email } = await person();
      const body = { currentPassword: password, newPassword: chosen, ...over };
      expect(await codeOf(await callSecurity(token, '/password', body))).toEqual(expected);
      expect((await callSecurity(token)).status).toBe(200);
      expect(await createBrowser(service.url).signIn(email)).toHaveProperty('id_token');
      expect(await readMailsTo(email)).toEqual([]);
    });

    test('a new one ends every session and notifies the person in their language', async () => {
      const { token, email, browser } = await person();
      const elsewhere = createBrowser(service.url);
      const other = await elsewhere.signIn(email);
      expect(
        (await callSecurity(token, '/password', { currentPassword: password, newPassword: chosen })).status,
      ).toBe(204);
      for (const old of [token, other.access_token]) expect((await callSecurity(old)).status).toBe(401);
      for (const one of [browser, elsewhere])
        expect((await one.authorizeSilently()).address).toContain('login_required');
      await expect(createBrowser(service.url).signIn(email, password)).rejects.toThrow();
      expect(await createBrowser(service.url).signIn(email, chosen)).toHaveProperty('id_token');
      expect(await readMailsTo(email)).toEqual(['Ihr Passwort für MyKomax wurde geändert']);
    });

    test('guesses of the current password are counted', async () => {
      const { token } = await person();
      const body = { currentPassword: 'wrong', newPassword: chosen };
      for (let tries = 0; tries < 10; tries += 1) await callSecurity(token, '/password', body);
      const right = { ...body, currentPassword: password };
      expect(await codeOf(await callSecurity(token, '/password', right))).toEqual([429, 'tooManyTries']);
    });

    test('6 "Internal employees cannot edit profile or password"', async () => {
      const { token } = await person({ isInternal: true });
      const body = { currentPassword: password, newPassword: chosen };
      expect(await codeOf(await callSecurity(token, '/password', body))).toEqual([403, 'managedInternally']);
    });
  });

  describe('the second factor', () => {
    test('is added with the password, and brings ten codes that are stored as hashes', async () => {
      const { token, email, id } = await person();
      expect(await codeOf(await callSecurity(token, '/device', { password: 'no' }))).toEqual([
        403,
        'wrongPassword',
      ]);
      const { codes } = await enrol(token);
      expect(new Set(codes).size).toBe(10);
      const rows = await service.db
        .selectFrom('identity_recovery_codes')
        .selectAll()
        .where('account_id', '=', id)
        .execute();
      expect(rows).toHaveLength(10);
      for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', '').slice(2));
      expect(statusSchema.parse(await (await callSecurity(token)).json())).toMatchObject({
        hasDevice: true,
        recoveryCodesLeft: 10,
      });
      expect(await readMailsTo(email)).toEqual(['Ihrem MyKomax-Konto wurde ein zweiter Faktor hinzugefügt']);
    });

    test.each(['/device', '/device/removal', '/recovery-codes'])(
      '%s needs the password and the factor once there is one',
      async (path) => {
        const { token } = await person();
        const { code } = await enrol(token);
        expect(await codeOf(await callSecurity(token, path, {}))).toEqual([400, 'invalid']);
        expect(await codeOf(await callSecurity(token, path, { password }))).toEqual([403, 'wrongCode']);
        const wrong = { password, code: '000000' };
        expect(await codeOf(await callSecurity(token, path, wrong))).toEqual([403, 'wrongCode']);
        const guessed = { password: 'no', code: code() };
        expect(await codeOf(await callSecurity(token, path, guessed))).toEqual([403, 'wrongPassword']);
        expect([200, 204]).toContain((await callSecurity(token, path, { password, code: code() })).status);
      },
    );

    test('a code of the device proves one change, and a recovery code replaces it once', async () => {
      const { token } = await person();
      const { code, codes } = await enrol(token);
      const proof = { password, code: code() };
      expect((await callSecurity(token, '/recovery-codes', proof)).status).toBe(200);
      expect(await codeOf(await callSecurity(token, '/recovery-codes', proof))).toEqual([403, 'wrongCode']);
      // The new set has voided the first.
      const former = { password, code: codes[0] };
      expect(await codeOf(await callSecurity(token, '/device', former))).toEqual([403, 'wrongCode']);
      const fresh = codesSchema.parse(
        await (await callSecurity(token, '/recovery-codes', { password, code: code() })).json(),
      );
      const recovery = { password, code: ` ${fresh.recoveryCodes[3]?.toUpperCase() ?? ''} ` };
      const both = await Promise.all([
        callSecurity(token, '/device', recovery),
        callSecurity(token, '/device', recovery),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(statusSchema.parse(await (await callSecurity(token)).json()).recoveryCodesLeft).toBe(9);
    });

    test('is replaced by another device, which ends the sessions and voids the old one', async () => {
      const { token, email } = await person();
      const { code } = await enrol(token);
      const begun = enrolmentSchema.parse(
        await (await callSecurity(token, '/device', { password, code: code() })).json(),
      );
      clock.advance(30_000);
      const body = { enrolment: begun.enrolment, code: readCode(begun.secret, clock.now()) };
      const confirmed = await callSecurity(token, '/device/confirmation', body);
      expect(codesSchema.parse(await confirmed.json()).recoveryCodes).toHaveLength(10);
      expect((await callSecurity(token)).status).toBe(401);
      expect(await readMailsTo(email)).toContain('Der zweite Faktor Ihres MyKomax-Kontos wurde ersetzt');
    });

    test('an enrolment is of one person, works for a quarter of an hour, and not after a change', async () => {
      const [one, other] = [await person(), await person()];
      const begin = async () =>
        enrolmentSchema.parse(await (await callSecurity(one.token, '/device', { password })).json());
      const confirm = async (token: string, { enrolment, secret }: z.infer<typeof enrolmentSchema>) =>
        codeOf(
          await callSecurity(token, '/device/confirmation', {
            enrolment,
            code: readCode(secret, clock.now()),
          }),
        );
      const late = await begin();
      expect(await confirm(other.token, late)).toEqual([409, 'expired']);
      clock.advance(15 * 60_000);
      expect(await confirm(one.token, late)).toEqual([409, 'expired']);
      const overtaken = await begin();
      await enrol(one.token);
      expect(await confirm(one.token, overtaken)).toEqual([409, 'expired']);
    });

    test('is removed with everything that was signed in', async () => {
      const { token, email } = await person();
      const { code } = await enrol(token);
      expect((await callSecurity(token, '/device/removal', { password, code: code() })).status).toBe(204);
      expect((await callSecurity(token)).status).toBe(401);
      expect(await createBrowser(service.url).signIn(email)).toHaveProperty('id_token');
      expect(await readMailsTo(email)).toContain('Der zweite Faktor Ihres MyKomax-Kontos wurde entfernt');
    });

    test('at sign-in a recovery code replaces the device once, and the person is notified', async () => {
      const { token, email } = await person();
      const { codes } = await enrol(token);
      const signIn = async (code: string) => {
        const browser = createBrowser(service.url);
        const { address, verifier } = await browser.openSignIn();
        await browser.post(address, { step: 'password', email, password });
        const done = await browser.post(address, { step: 'code', code });
        return { status: done.response.status, done, verifier, browser };
      };
      const first = await signIn(codes[0] ?? '');
      expect(await first.browser.exchange(first.done.address, first.verifier)).toHaveProperty('id_token');
      expect((await signIn(codes[0] ?? '')).status).toBe(401);
      expect(await readMailsTo(email)).toContain(
        'Für Ihr MyKomax-Konto wurde ein Wiederherstellungscode verwendet',
      );
    });
  });

  test('the sessions are listed with their browsers, and signed out everywhere', async () => {
    const { token, email, browser } = await person();
    const elsewhere = createBrowser(service.url);
    const { access_token: other } = await elsewhere.signIn(email);
    const { sessions } = statusSchema.parse(await (await callSecurity(token)).json());
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    expect(sessions.every(({ userAgent }) => userAgent === 'node')).toBe(true);
    expect((await callSecurity(token, '/sessions/end', {})).status).toBe(204);
    for (const old of [token, other]) expect((await callSecurity(old)).status).toBe(401);
    expect((await browser.authorizeSilently()).address).toContain('login_required');
    expect(await readMailsTo(email)).toEqual(['Sie wurden überall von MyKomax abgemeldet']);
  });

  test('another session is ended individually, and stays ended if a request under way writes it again', async () => {
    const { id, token, email } = await person();
    const elsewhere = createBrowser(service.url);
    const { access_token: other } = await elsewhere.signIn(email);
    const sessionsOf = async (of: string) =>
      statusSchema.parse(await (await callSecurity(of)).json()).sessions;
    const ended = (await sessionsOf(token)).find(({ isCurrent }) => !isCurrent);
    const own = (await sessionsOf(token)).find(({ isCurrent }) => isCurrent);
    const rows = await service.db
      .selectFrom('identity_oidc')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    const end = (of: string, session: string | undefined) =>
      callSecurity(of, '/sessions/removal', { id: session });
    const stranger = await person();
    expect((await end(stranger.token, ended?.id)).status).toBe(204);
    expect(await sessionsOf(token)).toHaveLength(2);
    expect(await codeOf(await end(token, own?.id))).toEqual([400, 'invalid']);
    for (const attempt of ['first', 'second'])
      expect([attempt, (await end(token, ended?.id)).status]).toEqual([attempt, 204]);
    await service.db
      .insertInto('identity_oidc')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
      .execute();
    expect(await sessionsOf(token)).toEqual([own]);
    expect((await callSecurity(other)).status).toBe(401);
    expect((await elsewhere.authorizeSilently()).address).toContain('login_required');
  });

  test('a session that a request under way writes again after its end stays ended', async () => {
    const { id, token, browser } = await person();
    const rows = await service.db
      .selectFrom('identity_oidc')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    // The end and the beginning are not in the same second.
    await service.db
      .updateTable('identity_accounts')
      .set({ sessions_ended_at: null })
      .where('id', '=', id)
      .execute();
    expect((await callSecurity(token, '/sessions/end', {})).status).toBe(204);
    const later = Math.floor(Date.now() / 1000) + 1;
    await service.db
      .updateTable('identity_accounts')
      .set({ sessions_ended_at: later })
      .where('id', '=', id)
      .execute();
    await service.db.insertInto('identity_oidc').values(rows).execute();
    expect((await callSecurity(token)).status).toBe(401);
    expect((await browser.authorizeSilently()).address).toContain('login_required');
  });
});
