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
      desks: {
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
  [{ DATABASE_URL: 'postgres://db/kmx' }, 'postgres://db/kmx'],
  [{ DATABASE_URL: 'file:content.db' }, 'file:/srv/kmx/.data/customer/customer.db'],
  [{ DATABASE_URL: 'postgres://db/kmx', CUSTOMER_DATABASE_URL: 'file:own.db' }, `file:${root}/own.db`],
  [{ DATABASE_URL: '', CUSTOMER_DATA_DIR: '/var/kmx' }, 'file:/var/kmx/customer.db'],
])('%j leads to the database %s', (source, url) => {
  expect(readEnvironment(source, root).databaseUrl).toBe(url);
});

test.each([
  [{ UPLOAD_STORE: 's3://bucket?endpoint=http://s3' }, 's3://bucket?endpoint=http://s3'],
  [{ UPLOAD_STORE: '/var/uploads' }, '/var/uploads'],
  [{ CUSTOMER_DATA_DIR: '/var/kmx' }, '/var/kmx/uploads'],
])('%j leads to the store %s', (source, store) => {
  expect(readEnvironment(source, root).uploadStore).toBe(store);
});

test('a configured recipient replaces one default and preserves the others', () => {
  const { desks } = readEnvironment({ MAIL_DESKS: '{"contact":"desk@example.com"}' }, root).mail;
  expect(desks).toMatchObject({ contact: 'desk@example.com', whitepaper: 'marketing@komax.example' });
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
  [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /MAIL_FROM/],
])('%j is rejected', (source, message) => {
  expect(() => readEnvironment(source, root)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source, root)).toThrow(message);
});
