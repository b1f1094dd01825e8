import fc from 'fast-check';
import { readActiveToken } from './readActiveToken';
import { TokenInvalid } from './tokenErrors';

const now = new Date('2026-03-09T08:00:00Z');
const seconds = now.getTime() / 1000;
const settings = { issuer: 'https://login.example', clientId: 'portal', audience: 'service' };
const claims = {
  active: true,
  iss: settings.issuer,
  client_id: settings.clientId,
  aud: [settings.audience],
  token_type: 'Bearer',
  exp: seconds + 60,
  iat: seconds,
  sub: 'u-1',
  sid: 'session-1',
  amr: ['pwd'],
  email: 'anna@demo.example',
  roles: [],
};

const readOrReject = (response: unknown) => {
  try {
    return readActiveToken(response, settings, now).viewer.id;
  } catch (error) {
    expect(error).toBeInstanceOf(TokenInvalid);
    return null;
  }
};

test('a response of any shape is a viewer or an invalid token', () => {
  expect(readOrReject(claims)).toBe('u-1');
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(claims), 'locale', 'auth_time'), fc.jsonValue()),
      (over) => {
        const id = readOrReject({ ...claims, ...over });
        expect(id === null || id.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (response) => {
      expect(readOrReject(response)).toBeNull();
    }),
  );
});

test.each(['active', 'iss', 'client_id', 'aud', 'token_type', 'exp', 'iat', 'sub', 'sid', 'amr', 'email'])(
  'a token without %s is invalid',
  (name) => {
    expect(readOrReject({ ...claims, [name]: undefined })).toBeNull();
  },
);

test('a sign-in at no time that a date can hold makes a token invalid', () => {
  expect(readOrReject({ ...claims, auth_time: 8_640_000_000_001 })).toBeNull();
});
