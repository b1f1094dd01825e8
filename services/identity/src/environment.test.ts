import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { readEnvironment } from './environment';

const root = '/srv/kmx/services/identity';

test('nothing has to be set but the key', () => {
  expect(readEnvironment({ IDENTITY_ADMIN_KEY: 'a-key-of-16-chars-' }, root)).toEqual({
    port: 3004,
    host: '0.0.0.0',
    url: 'http://localhost:3004',
    siteOrigins: ['http://localhost:3000'],
    locales: undefined,
    adminKey: 'a-key-of-16-chars-',
    databaseUrl: 'file:/srv/kmx/.data/identity/identity.db',
    tokenSeconds: 3600,
    secondFactor: 'optional',
    mfaKeys: [],
    passkeyDomain: 'localhost',
    trustedProxies: 0,
    mail: {
      smtpUrl: undefined,
      folder: '/srv/kmx/.data/mail',
      from: 'Komax <no-reply@komax.example>',
      schedule: { first: 5000, longest: 21_600_000, attempts: 12 },
      leaseMilliseconds: 60_000,
    },
  });
});

test('the sites are origins, whatever path their addresses have', () => {
  const given = {
    SITE_URL: 'https://not.used',
    IDENTITY_SITE_URLS: 'https://www.a.example/en, http://b.localhost:3000/',
  };
  expect(readEnvironment(given, root).siteOrigins).toEqual([
    'https://www.a.example',
    'http://b.localhost:3000',
  ]);
});

test('passkeys are bound to the host of the service, or to a domain above it', () => {
  const given = { IDENTITY_URL: 'https://login.example.com' };
  expect(readEnvironment(given, root).passkeyDomain).toBe('login.example.com');
  expect(readEnvironment({ ...given, IDENTITY_PASSKEY_DOMAIN: 'example.com' }, root).passkeyDomain).toBe(
    'example.com',
  );
});

test.each([
  [{ IDENTITY_ADMIN_KEY: 'short' }, 'IDENTITY_ADMIN_KEY is not usable: must have at least 16 characters.'],
  [{ IDENTITY_URL: 'login.example' }, 'IDENTITY_URL is not usable'],
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL is not usable'],
  [{ IDENTITY_SITE_URLS: 'ftp://a.example' }, 'IDENTITY_SITE_URLS.0 is not usable'],
  [{ IDENTITY_MFA_KEYS: 'a-key-of-16-chars-, short' }, 'IDENTITY_MFA_KEYS.1 is not usable'],
  [{ IDENTITY_MFA: 'maybe' }, 'IDENTITY_MFA is not usable'],
  [{ IDENTITY_PASSKEY_DOMAIN: 'https://example.com' }, 'IDENTITY_PASSKEY_DOMAIN is not usable'],
  [
    { IDENTITY_URL: 'https://login.example.com', IDENTITY_PASSKEY_DOMAIN: 'ample.com' },
    'IDENTITY_PASSKEY_DOMAIN must be login.example.com, the host of IDENTITY_URL, or a domain above it.',
  ],
  [{ IDENTITY_LOCALES: 'en,../evil' }, 'IDENTITY_LOCALES.1 is not usable'],
])('rejects %j and names the variable', (source, sentence) => {
  expect(() => readEnvironment(source, root)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source, root)).toThrow(sentence);
});
