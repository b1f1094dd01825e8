import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError, readEnvironment } from './environment';

const root = '/srv/kmx/services/content';
const secrets = {
  PAYLOAD_SECRET: 'a-secret-of-our-own-1',
  REVALIDATE_SECRET: 'a-secret-of-our-own-2',
  PREVIEW_API_KEY: 'a-secret-of-our-own-3',
  CMS_EDITOR_PASSWORD: 'correct horse',
};

describe('readEnvironment', () => {
  test('an empty environment gives a service that runs beside the checkout', () => {
    expect(readEnvironment({}, root)).toMatchObject({
      port: 3001,
      publicUrl: 'http://localhost:3001',
      dataDirectory: '/srv/kmx/.data/content',
      databaseUrl: 'file:/srv/kmx/.data/content/content.db',
      siteUrl: 'http://localhost:3000',
      siteRevalidateUrls: ['http://localhost:3000/api/revalidate'],
      editorEmail: 'editor@demo.example',
    });
  });

  test('reads secrets from files, which count as values of our own', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-secrets-'));
    const files = Object.entries(secrets).map(([name, value]): [string, string] => {
      writeFileSync(path.join(folder, name), `${value}\n`);
      return [`${name}_FILE`, path.join(folder, name)];
    });
    const deployed = { NODE_ENV: 'production', PUBLIC_CONTENT_URL: 'https://cms.example.com' };
    const read = () => readEnvironment({ ...deployed, ...Object.fromEntries(files) }, root);
    expect(read().payloadSecret).toBe(secrets.PAYLOAD_SECRET);
    rmSync(folder, { recursive: true });
    expect(read).toThrow(/PAYLOAD_SECRET_FILE is not usable: .+ENOENT/);
  });

  test('mails are files of the service, or go to a server', () => {
    const SMTP_URL = 'smtp://mail.example:587';
    const from = 'Content <cms@example.com>';
    expect(readEnvironment({}, root).mail).toEqual({
      smtpUrl: undefined,
      folder: '/srv/kmx/.data/content/mail',
      from: 'Komax <no-reply@komax.example>',
    });
    expect(readEnvironment({ SMTP_URL, MAIL_DIR: '/srv/mail', MAIL_FROM: from }, root).mail).toEqual({
      smtpUrl: SMTP_URL,
      folder: '/srv/mail',
      from,
    });
  });

  test('a second factor is optional, and encrypted by PAYLOAD_SECRET, unless set', () => {
    const PAYLOAD_SECRET = 'a-secret-of-our-own-1';
    const [newest, older] = ['the-newest-key-01', 'the-older-key-0001'];
    expect(readEnvironment({ PAYLOAD_SECRET }, root)).toMatchObject({
      isSecondFactorRequired: false,
      secondFactorKeys: [PAYLOAD_SECRET, PAYLOAD_SECRET],
    });
    const keys = `${newest}, ${older}`;
    const source = { PAYLOAD_SECRET, EDITOR_SECOND_FACTOR: 'required', EDITOR_SECOND_FACTOR_KEYS: keys };
    expect(readEnvironment(source, root)).toMatchObject({
      isSecondFactorRequired: true,
      secondFactorKeys: [newest, older, PAYLOAD_SECRET],
    });
  });

  test('treats an empty value as missing', () => {
    expect(readEnvironment({ CONTENT_PORT: '', DATABASE_URL: '' }, root).port).toBe(3001);
  });

  test('notifications go to the site, unless they are sent elsewhere', () => {
    const SITE_URL = 'https://www.example.com/';
    const away = 'http://site.internal/api/revalidate';
    expect(readEnvironment({ SITE_URL }, root)).toMatchObject({
      siteUrl: 'https://www.example.com',
      siteRevalidateUrls: ['https://www.example.com/api/revalidate'],
    });
    expect(readEnvironment({ SITE_URL, SITE_REVALIDATE_URL: away }, root).siteRevalidateUrls).toEqual([away]);
  });

  test('notifications go to every process of the site, to each once', () => {
    const SITE_REVALIDATE_URL =
      'http://site-1/api/revalidate, http://site-2/api/revalidate,http://site-1/api/revalidate';
    expect(readEnvironment({ SITE_REVALIDATE_URL }, root).siteRevalidateUrls).toEqual([
      'http://site-1/api/revalidate',
      'http://site-2/api/revalidate',
    ]);
  });

  test.each([
    [{ CONTENT_PORT: 'http' }, 'CONTENT_PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ SITE_URL: 'localhost:3000' }, 'SITE_URL'],
    [{ SITE_REVALIDATE_URL: 'site' }, 'SITE_REVALIDATE_URL'],
    [{ SITE_REVALIDATE_URL: 'http://site-1/api/revalidate,' }, 'SITE_REVALIDATE_URL'],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET'],
    [{ REDIS_URL: 'redis' }, 'REDIS_URL'],
    [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ EDITOR_SECOND_FACTOR: 'off' }, 'EDITOR_SECOND_FACTOR'],
    [{ EDITOR_SECOND_FACTOR_KEYS: 'the-newest-key-01,short' }, 'EDITOR_SECOND_FACTOR_KEYS'],
  ])('%j is rejected with a message that names it', (source, name) => {
    expect(() => readEnvironment(source, root)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source, root)).toThrow(name);
  });

  test('a public service in production rejects the embedded secrets, by name', () => {
    const source = { NODE_ENV: 'production', PUBLIC_CONTENT_URL: 'https://content.example.com' };
    expect(() => readEnvironment(source, root)).toThrow(/PAYLOAD_SECRET.*PREVIEW_API_KEY/);
    const { PREVIEW_API_KEY: _, ...allButOne } = secrets;
    expect(() => readEnvironment({ ...source, ...allButOne }, root)).toThrow('PREVIEW_API_KEY');
    expect(readEnvironment({ ...source, ...secrets }, root).publicUrl).toBe('https://content.example.com');
  });

  test.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', GRAPHQL_SCHEMA: 'public' }, true],
    [{ GRAPHQL_SCHEMA: 'hidden' }, false],
  ])('with %j the GraphQL schema is public: %s', (source, isPublic) => {
    expect(readEnvironment(source, root).isSchemaPublic).toBe(isPublic);
  });

  test.each(['http://localhost:3001', 'http://cms.localhost:3001', 'http://127.0.0.1:9000'])(
    '%s is not public',
    (url) => {
      expect(() => readEnvironment({ NODE_ENV: 'production', PUBLIC_CONTENT_URL: url }, root)).not.toThrow();
    },
  );
});
