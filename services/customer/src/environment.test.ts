import { EnvironmentError } from '../../toolkit/src/environment/environment';
import { readEnvironment } from './environment';

const root = '/srv/kmx/services/customer';

test('nothing has to be set but the key', () => {
  expect(readEnvironment({ CUSTOMER_API_KEY: 'a-key-of-16-chars-' }, root)).toEqual({
    port: 3003,
    host: '0.0.0.0',
    databaseUrl: 'file:/srv/kmx/.data/customer/customer.db',
    apiKey: 'a-key-of-16-chars-',
    mail: {
      smtpUrl: undefined,
      folder: '/srv/kmx/.data/mail',
      from: 'Komax <no-reply@komax.example>',
      supportAddresses: {
        contact: 'contact@komax.example',
        'support-request': 'opensource@komax.example',
        'service-request': 'service@komax.example',
        'story-feedback': 'stories@komax.example',
        whitepaper: 'marketing@komax.example',
        tickets: 'service@komax.example',
        'parts-order': 'parts@komax.example',
        'access-requests': 'service@komax.example',
      },
      schedule: { first: 5000, longest: 21_600_000, attempts: 12 },
      leaseMilliseconds: 60_000,
    },
    uploadStore: '/srv/kmx/.data/customer/uploads',
    clamd: undefined,
    identity: {
      issuer: 'http://localhost:3004/am/oauth2/realms/root/realms/alpha',
      clientId: 'kmx_uapp_login',
      audience: 'kmx_customer_service',
      introspectionUrl: 'http://localhost:3004/am/oauth2/realms/root/realms/alpha/introspect',
      adminUrl: 'http://localhost:3004',
      adminKey: undefined,
    },
    portalUrl: 'http://localhost:3000/mykomax',
    isSchemaPublic: true,
    isBehindTls: false,
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://db/kmx?sslmode=verify-full' }, 'postgres://db/kmx?sslmode=verify-full'],
  [{ DATABASE_URL: 'file:content.db' }, 'file:/srv/kmx/.data/customer/customer.db'],
  [
    { DATABASE_URL: 'postgres://db/kmx?sslmode=verify-full', CUSTOMER_DATABASE_URL: 'file:own.db' },
    `file:${root}/own.db`,
  ],
  [{ DATABASE_URL: '', CUSTOMER_DATA_DIR: '/var/kmx' }, 'file:/var/kmx/customer.db'],
])('%j leads to the database %s', (source, url) => {
  expect(readEnvironment(source, root).databaseUrl).toBe(url);
});

test.each([
  [{ UPLOAD_STORE: 's3://bucket?endpoint=https://s3' }, 's3://bucket?endpoint=https://s3'],
  [{ UPLOAD_STORE: '/var/uploads' }, '/var/uploads'],
  [{ CUSTOMER_DATA_DIR: '/var/kmx' }, '/var/kmx/uploads'],
])('%j leads to the store %s', (source, store) => {
  expect(readEnvironment(source, root).uploadStore).toBe(store);
});

test('a configured recipient replaces one default and preserves the others', () => {
  const { supportAddresses } = readEnvironment({ MAIL_DESKS: '{"contact":"desk@example.com"}' }, root).mail;
  expect(supportAddresses).toMatchObject({
    contact: 'desk@example.com',
    whitepaper: 'marketing@komax.example',
  });
});

const replies = { MAIL_REPLY_DOMAIN: 'Reply.Example.com', CUSTOMER_API_KEY: 'a-key-of-16-chars-' };
test.each([
  ['a domain', replies, { keys: ['a-key-of-16-chars-'], webhookKeys: [], smtpPort: undefined }],
  [
    'keys of their own',
    {
      ...replies,
      MAIL_REPLY_KEYS: 'the-new-key-of-16-, the-old-key-of-16-',
      MAIL_REPLY_WEBHOOK_KEYS: 'a-webhook-key-of-16',
      MAIL_REPLY_SMTP_PORT: '2525',
    },
    {
      keys: ['the-new-key-of-16-', 'the-old-key-of-16-'],
      webhookKeys: ['a-webhook-key-of-16'],
      smtpPort: 2525,
    },
  ],
])('replies by mail with %s', (_what, source, expected) => {
  expect(readEnvironment(source, root).replies).toEqual({ domain: 'reply.example.com', ...expected });
});

test.each([
  [{ CUSTOMER_PORT: '70000' }, /CUSTOMER_PORT/],
  [{ CUSTOMER_API_KEY: 'short' }, /CUSTOMER_API_KEY is not usable: must have at least 16 characters/],
  [
    { CUSTOMER_DATABASE_URL: 'mysql://db' },
    /CUSTOMER_DATABASE_URL is not usable: must begin with file: or post/,
  ],
  [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL is not usable: must begin with smtp:/],
  [{ MAIL_DESKS: 'contact=desk@example.com' }, /MAIL_DESKS is not usable: must be JSON such as/],
  [{ MAIL_DESKS: '{"contact":"nobody"}' }, /MAIL_DESKS.contact is not usable/],
  [{ UPLOAD_STORE: 's3://' }, /UPLOAD_STORE is not usable: must be a folder, or s3:\/\/bucket/],
  [{ UPLOAD_STORE: 's3:bucket' }, /UPLOAD_STORE/],
  [{ UPLOAD_STORE: 's3://bucket?endpoint=minio' }, /UPLOAD_STORE/],
  [{ IDENTITY_ADMIN_KEY: 'short' }, /IDENTITY_ADMIN_KEY/],
  [{ IDENTITY_ISSUER: 'localhost:3004' }, /IDENTITY_ISSUER is not usable: must be an http address/],
  [{ MAIL_REPLY_DOMAIN: 'reply@example.com' }, /MAIL_REPLY_DOMAIN is not usable: must be a domain/],
  [{ MAIL_REPLY_KEYS: 'short' }, /MAIL_REPLY_KEYS.0 is not usable: must have at least 16/],
  [{ MAIL_REPLY_WEBHOOK_KEYS: 'a-webhook-key-of-16,x' }, /MAIL_REPLY_WEBHOOK_KEYS.1/],
  [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /MAIL_FROM/],
])('%j is rejected', (source, message) => {
  expect(() => readEnvironment(source, root)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source, root)).toThrow(message);
});
