import { generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { createBrowser } from '../testing/browser';
import { anna, startTestService, type TestService } from '../testing/testService';
import { readSecrets, rotateKeys } from './secrets';

const bitsOf = ({ n = '' }: { n?: string | undefined }) => Buffer.from(n, 'base64url').byteLength * 8;

describe.each(createBackends('identity'))('keys over $name', (backend) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService(backend);
    await service.createAccount(anna);
  }, 60_000);
  afterAll(() => service.stop());

  const store = (key: object) =>
    service.db
      .updateTable('identity_secrets')
      .set({ value: JSON.stringify({ keys: [key] }) })
      .where('name', '=', 'jwks')
      .execute();
  const readKeys = async () => (await readSecrets(service.db)).jwks.keys;

  test('identity tokens are signed with 3072 bits', async () => {
    const [key] = await readKeys();
    const { id_token: token } = await createBrowser(service.url).signIn(anna.email);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: key?.kid });
    expect(bitsOf(key ?? {})).toBe(3072);
  });

  test('a key of 2048 bits is replaced once, by all processes that start, and still verifies', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const short = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'short' };
    await store(short);
    const [one, other] = await Promise.all([readKeys(), readKeys()]);
    expect(one.map(bitsOf)).toEqual([3072, 2048]);
    expect(one[1]?.kid).toBe('short');
    expect(other).toEqual(one);
    expect(await readKeys()).toEqual(one);
  });

  test('a rotation keeps the former key, and only that one', async () => {
    const [former] = await readKeys();
    expect(await rotateKeys(service.db)).toBe(2);
    const keys = await readKeys();
    expect(keys.map(bitsOf)).toEqual([3072, 3072]);
    expect(keys[1]?.kid).toBe(former?.kid);
    expect(keys[0]?.kid).not.toBe(former?.kid);
  });

  test('a token that was signed before the rotation is verified after the next start', async () => {
    await service.restart();
    const browser = createBrowser(service.url);
    const { id_token: token } = await browser.signIn(anna.email);
    await rotateKeys(service.db);
    await service.restart();
    const keys = createLocalJWKSet(await browser.fetchKeys());
    expect((await jwtVerify(token, keys)).payload.sub).toBe(anna.id);
    const { id_token: next } = await createBrowser(service.url).signIn(anna.email);
    expect(decodeProtectedHeader(next).kid).toBe((await readKeys())[0]?.kid);
  });
});
