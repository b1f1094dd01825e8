import { z } from 'zod';
import { securityPath } from '@kmx/contract/security';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createAuthenticator, creationOptionsSchema, type TestAuthenticator } from '../testing/authenticator';
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
const statusSchema = z.object({
  recoveryCodesLeft: z.number(),
  isDeviceRequired: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
  ),
});

const added = 'Ihrem MyKomax-Konto wurde ein Passkey hinzugefügt';
const removed = 'Aus Ihrem MyKomax-Konto wurde ein Passkey entfernt';

describe.each(createBackends('identity'))('passkeys over $name', (backend) => {
  const clock = createClock();
  let service: TestService;
  let people = 0;

  beforeAll(async () => {
    const limits = {
      ...defaultLimits,
      passwordOfAddress: { tries: 1000, seconds: 900 },
      authorizationOfAddress: { tries: 1000, seconds: 60 },
    };
    service = await startTestService(backend, { now: clock.now, limits, secondFactor: 'required' });
  }, 60_000);
  afterAll(() => service.stop());

  const person = async () => {
    people += 1;
    const id = `u-${people}`;
    const email = `person${people}@customers.example`;
    await service.createAccount({ ...anna, id, email });
    const { access_token: token } = await createBrowser(service.url).signIn(email);
    const call = (path: string, body?: object) =>
      fetch(service.url + securityPath + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, origin: siteOrigin },
        ...(body && { body: JSON.stringify(body) }),
      });
    return { id, email, call };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  const codeOf = async (response: Response) => [
    response.status,
    z.object({ code: z.string() }).parse(await response.json()).code,
  ];
  const optionsOf = async (response: Response) => optionsSchema.parse(await response.json()).options;
  const statusOf = async ({ call }: Person) => statusSchema.parse(await (await call('')).json());
  const readMailsTo = async (email: string) =>
    (await service.readMails()).filter(({ to }) => to === email).map(({ subject }) => subject);

  const enrol = async ({ call }: Person, proof: object = {}) => {
    const authenticator = createAuthenticator();
    const options = await optionsOf(await call('/passkeys', { password, ...proof }));
    const response = authenticator.create(options);
    const confirmed = await call('/passkeys/confirmation', { name: ' My telephone ', response });
    expect(confirmed.status).toBe(200);
    return { authenticator, codes: confirmationSchema.parse(await confirmed.json()).recoveryCodes };
  };
  const prove = async ({ call }: Person, authenticator: TestAuthenticator) => ({
    password,
    passkey: authenticator.get(await optionsOf(await call('/passkeys/proof', {}))),
  });

  describe('a new passkey', () => {
    test('needs the password, is listed by its name, and notifies the person', async () => {
      const one = await person();
      expect(await codeOf(await one.call('/passkeys', { password: 'no' }))).toEqual([403, 'wrongPassword']);
      const { authenticator } = await enrol(one);
      expect((await statusOf(one)).passkeys).toEqual([
        {
          id: authenticator.id,
          name: 'My telephone',
          createdAt: clock.now().toISOString(),
          usedAt: null,
        },
      ]);
      expect(await readMailsTo(one.email)).toEqual([added]);
      expect(await (await service.admin(`/${one.id}`)).json()).toMatchObject({ hasMfa: true });
    });

    test('is bound to the domain of the service, and shows authenticators no id of the account', async () => {
      const one = await person();
      const options = creationOptionsSchema.parse(await optionsOf(await one.call('/passkeys', { password })));
      expect(options.rp).toEqual({ id: 'localhost', name: 'MyKomax' });
      expect(options.user).toMatchObject({ name: one.email, displayName: "Anna O'Customer" });
      expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(one.id);
    });

    test('brings recovery codes if it is the first factor, and no others if it is the second', async () => {
      const one = await person();
      const { authenticator, codes } = await enrol(one);
      expect(new Set(codes).size).toBe(10);
      const second = await enrol(one, await prove(one, authenticator));
      expect(second.codes).toBeNull();
      expect(await statusOf(one)).toMatchObject({ recoveryCodesLeft: 10 });
    });

    test.each([
      ['another origin', { origin: 'http://localhost:3999' }],
      ['another domain', { domain: 'elsewhere.example' }],
      ['another challenge', { challenge: 'bm90IG91cnM' }],
      ['nobody verified', { isVerified: false }],
      ['a statement that would be looked up', { format: 'apple' }],
    ])('with %s is rejected', async (_what, deviation) => {
      const one = await person();
      const options = await optionsOf(await one.call('/passkeys', { password }));
      const response = createAuthenticator().create(options, deviation);
      const confirmed = await one.call('/passkeys/confirmation', { name: 'Key', response });
      expect(await codeOf(confirmed)).toEqual([403, 'passkeyRejected']);
      expect((await statusOf(one)).passkeys).toEqual([]);
      expect(await readMailsTo(one.email)).toEqual([]);
    });

    test('is confirmed once, within five minutes, by the person who began', async () => {
      const [one, other] = [await person(), await person()];
      const begin = async () =>
        createAuthenticator().create(await optionsOf(await one.call('/passkeys', { password })));
      const confirm = ({ call }: Person, response: object) =>
        call('/passkeys/confirmation', { name: 'Key', response });
      const response = await begin();
      expect(await codeOf(await confirm(other, response))).toEqual([409, 'expired']);
      expect((await confirm(one, response)).status).toBe(200);
      expect(await codeOf(await confirm(one, response))).toEqual([409, 'expired']);
      const late = createAuthenticator().create(await optionsOf(await other.call('/passkeys', { password })));
      clock.advance(5 * 60_000);
      expect(await codeOf(await confirm(other, late))).toEqual([409, 'expired']);
    });

    test('is not confirmed after the password changed', async () => {
      const one = await person();
      const options = await optionsOf(await one.call('/passkeys', { password }));
      const response = createAuthenticator().create(options);
      await service.db
        .updateTable('identity_accounts')
        .set({ password_hash: 'another' })
        .where('id', '=', one.id)
        .execute();
      const confirmed = await one.call('/passkeys/confirmation', { name: 'Key', response });
      expect(await codeOf(confirmed)).toEqual([409, 'expired']);
    });

    test('that another account has is rejected', async () => {
      const [one, other] = [await person(), await person()];
      const { authenticator } = await enrol(one);
      const options = await optionsOf(await other.call('/passkeys', { password }));
      const response = authenticator.create(options);
      const confirmed = await other.call('/passkeys/confirmation', { name: 'Key', response });
      expect(await codeOf(confirmed)).toEqual([409, 'passkeyKnown']);
    });

    test.each([
      ['no name', { name: ' ' }],
      ['a long name', { name: 'x'.repeat(61) }],
      ['no response', { response: {} }],
    ])('with %s cannot be read', async (_what, over) => {
      const one = await person();
      const options = await optionsOf(await one.call('/passkeys', { password }));
      const body = { name: 'Key', response: createAuthenticator().create(options), ...over };
      expect(await codeOf(await one.call('/passkeys/confirmation', body))).toEqual([400, 'invalid']);
    });

    test('is not the twenty-first of an account', async () => {
      const one = await person();
      const { authenticator } = await enrol(one);
      const row = { account_id: one.id, name: 'Key', public_key: '', counter: 0, transports: '[]' };
      const times = { created_at: clock.now().toISOString(), used_at: null };
      await service.db
        .insertInto('identity_passkeys')
        .values(Array.from({ length: 19 }, (_, index) => ({ ...row, ...times, id: `${one.id}-${index}` })))
        .execute();
      const proof = await prove(one, authenticator);
      expect(await codeOf(await one.call('/passkeys', proof))).toEqual([409, 'passkeyLimit']);
    });
  });

  describe('once there is a passkey', () => {
    test.each(['/passkeys', '/device', '/recovery-codes'])(
      '%s needs the password and a passkey or a recovery code',
      async (path) => {
        const one = await person();
        const { authenticator, codes } = await enrol(one);
        expect(await codeOf(await one.call(path, { password }))).toEqual([403, 'wrongCode']);
        const guessed = { ...(await prove(one, authenticator)), password: 'no' };
        expect(await codeOf(await one.call(path, guessed))).toEqual([403, 'wrongPassword']);
        expect((await one.call(path, await prove(one, authenticator))).status).toBe(200);
        expect((await statusOf(one)).passkeys[0]?.usedAt).toBe(clock.now().toISOString());
        const fresh = path === '/recovery-codes' ? [] : (codes ?? []);
        for (const code of fresh.slice(0, 1))
          expect((await one.call(path, { password, code })).status).toBe(200);
      },
    );

    test('a proof works once and for five minutes', async () => {
      const one = await person();
      const { authenticator } = await enrol(one);
      const proof = await prove(one, authenticator);
      expect((await one.call('/passkeys', proof)).status).toBe(200);
      expect(await codeOf(await one.call('/passkeys', proof))).toEqual([409, 'expired']);
      const late = await prove(one, authenticator);
      clock.advance(5 * 60_000);
      expect(await codeOf(await one.call('/passkeys', late))).toEqual([409, 'expired']);
    });

    test.each([
      ['the passkey of another account', {}, true],
      ['the page of the identity service', { origin: 'http://localhost:3004' }, false],
      ['another challenge', { challenge: 'bm90IG91cnM' }, false],
      ['another user handle', { userHandle: 'c29tZWJvZHk' }, false],
      ['nobody verified', { isVerified: false }, false],
      ['a wrong signature', { signature: 'MEUCIQ' }, false],
      ['a counter that went backwards', { counter: 1 }, false],
    ])('a proof with %s is rejected', async (_what, deviation, isOfAnother) => {
      const one = await person();
      const { authenticator: own } = await enrol(one);
      const { authenticator: other } = await enrol(await person());
      const options = await optionsOf(await one.call('/passkeys/proof', {}));
      const passkey = (isOfAnother ? other : own).get(options, deviation);
      const body = { password, passkey };
      expect(await codeOf(await one.call('/passkeys', body))).toEqual([403, 'passkeyRejected']);
    });

    test('wrong proofs are counted as codes are', async () => {
      const one = await person();
      const { authenticator } = await enrol(one);
      const tries = defaultLimits.codeOfAccount.tries;
      for (let count = 0; count < tries; count += 1) {
        const options = await optionsOf(await one.call('/passkeys/proof', {}));
        const passkey = authenticator.get(options, { isVerified: false });
        await one.call('/passkeys', { password, passkey });
      }
      const right = await prove(one, authenticator);
      expect(await codeOf(await one.call('/passkeys', right))).toEqual([429, 'tooManyTries']);
    });

    test('it is removed with a proof, with the codes of the last factor and everything signed in', async () => {
      const one = await person();
      const { authenticator } = await enrol(one);
      const { id } = authenticator;
      expect(await codeOf(await one.call('/passkeys/removal', { password, id }))).toEqual([403, 'wrongCode']);
      const proof = await prove(one, authenticator);
      expect((await one.call('/passkeys/removal', { ...proof, id })).status).toBe(204);
      expect((await one.call('')).status).toBe(401);
      expect((await readMailsTo(one.email)).sort()).toEqual([removed, added]);
      const left = await service.db
        .selectFrom('identity_recovery_codes')
        .selectAll()
        .where('account_id', '=', one.id)
        .execute();
      expect(left).toEqual([]);
      expect(await createBrowser(service.url).signIn(one.email)).toHaveProperty('id_token');
    });

    test('cannot be removed by another account', async () => {
      const [one, other] = [await person(), await person()];
      const { authenticator } = await enrol(one);
      const body = { password, id: authenticator.id };
      expect(await codeOf(await other.call('/passkeys/removal', body))).toEqual([409, 'noPasskey']);
      expect(await codeOf(await other.call('/passkeys/proof', {}))).toEqual([409, 'noPasskey']);
      expect((await statusOf(one)).passkeys).toHaveLength(1);
    });

    test('the last factor stays where one is required', async () => {
      const one = await person();
      const { authenticator } = await enrol(one);
      await service.db
        .updateTable('identity_accounts')
        .set({ roles: '["kmx_delegatedadmin_extern"]' })
        .where('id', '=', one.id)
        .execute();
      const proof = await prove(one, authenticator);
      const body = { ...proof, id: authenticator.id };
      expect(await codeOf(await one.call('/passkeys/removal', body))).toEqual([403, 'deviceRequired']);
    });

    test("an administrator's reset removes it, and the next sign-in sets up a device", async () => {
      const one = await person();
      await enrol(one);
      expect((await service.admin(`/${one.id}/mfa-reset`, { method: 'POST' })).status).toBe(204);
      expect((await one.call('')).status).toBe(401);
      expect(await (await service.admin(`/${one.id}`)).json()).toMatchObject({ hasMfa: false });
      const browser = createBrowser(service.url);
      const { address } = await browser.openSignIn();
      const next = await browser.post(address, { step: 'password', email: one.email, password });
      expect(await next.response.text()).toContain('Set up your second factor');
    });
  });
});
