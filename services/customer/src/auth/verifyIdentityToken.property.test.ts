import fc from 'fast-check';
import { startIdentityFake, type IdentityFake } from '../testing/identityFake';
import { createTokenVerifier, TokenInvalid, type VerifyToken } from './verifyIdentityToken';

const now = new Date('2026-03-09T08:00:00Z');
const claims = { sub: 'u-1', email: 'anna@demo.example', roles: [] };

let identity: IdentityFake;
let verify: VerifyToken;
beforeAll(async () => {
  identity = await startIdentityFake(() => now);
  verify = createTokenVerifier({ ...identity.settings, now: () => now });
});
afterAll(() => identity.stop());

const part = fc.oneof(
  fc.base64String(),
  fc.json().map((text) => Buffer.from(text).toString('base64url')),
  fc.constantFrom('', 'eyJhbGciOiJub25lIn0', 'eyJhbGciOiJIUzI1NiIsImtpZCI6InRlc3QifQ'),
);

test('a token that the provider has not signed is invalid, whatever it says', async () => {
  const genuine = await identity.sign(claims);
  const [head = '', body = '', signature = ''] = genuine.split('.');
  expect(await verify(genuine)).toMatchObject({ id: 'u-1' });
  const tokens = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(part, part, part).map((parts) => parts.join('.')),
    part.map((forged) => [forged, body, signature].join('.')),
    part.map((forged) => [head, forged, signature].join('.')),
    part.map((forged) => [head, body, forged].join('.')),
  );
  await fc.assert(
    fc.asyncProperty(tokens, async (token) => {
      await expect(verify(token)).rejects.toBeInstanceOf(TokenInvalid);
    }),
    { numRuns: 100 },
  );
});

test('claims of any shape are a viewer or invalid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...Object.keys(claims), 'locale', 'auth_time'), fc.jsonValue()),
      async (over) => {
        const token = await identity.sign({ ...claims, ...over });
        try {
          expect((await verify(token)).id).toBeTruthy();
        } catch (error) {
          expect(error).toBeInstanceOf(TokenInvalid);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a sign-in at no time that a date can hold makes a token invalid', async () => {
  const token = await identity.sign({ ...claims, auth_time: 8_640_000_000_001 });
  await expect(verify(token)).rejects.toBeInstanceOf(TokenInvalid);
});
