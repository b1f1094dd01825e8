import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnvironment } from './env';

describe('readEnvironment', () => {
  it('runs embedded without any variable, or with empty ones', () => {
    const { CONTENT_URL } = readEnvironment({ REVALIDATE_SECRET: '', CONTENT_URL: '' });
    expect(CONTENT_URL).toBe('http://localhost:3001');
  });

  it('removes trailing slashes from addresses', () => {
    expect(readEnvironment({ CONTENT_URL: 'http://cms.example/' }).CONTENT_URL).toBe('http://cms.example');
  });

  it.each([
    ['a short password of editors', { EDITOR_PASSWORD: 'short' }, /EDITOR_PASSWORD/],
    ['an invalid address', { CONTENT_URL: 'cms' }, /CONTENT_URL/],
    ['a secret that is too short', { REVALIDATE_SECRET: 'short' }, /REVALIDATE_SECRET/],
    ['an invalid container', { TAG_MANAGER_ID: 'UA-1' }, /TAG_MANAGER_ID/],
    ['an invalid reCAPTCHA project', { RECAPTCHA_PROJECT_ID: 'komax/web' }, /RECAPTCHA_PROJECT_ID/],
    ['an invalid port', { PORT: 'http' }, /PORT/],
    ['a Redis over HTTP', { REDIS_URL: 'http://redis:6379' }, /REDIS_URL: Expected redis/],
    ['a proxy by its name', { TRUST_PROXY: 'proxy.internal' }, /TRUST_PROXY: must be a number of proxies/],
    ['a contact that is no address', { SECURITY_CONTACT: 'security@example.com' }, /SECURITY_CONTACT/],
  ])('rejects %s with a clear message', (_name, source, message) => {
    expect(() => readEnvironment(source)).toThrow(message);
  });

  const secret = 'a-secret-of-some-length';
  const ownSecrets = {
    SITE_URL: 'https://www.example.com',
    REVALIDATE_SECRET: secret,
    SESSION_SECRET: secret,
    CUSTOMER_API_KEY: secret,
    SEARCH_API_KEY: secret,
  };

  it('reads a secret from the file of a vault', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-secrets-'));
    const SESSION_SECRET_FILE = path.join(folder, 'session');
    writeFileSync(SESSION_SECRET_FILE, 'a-secret-of-the-vault\n');
    const read = () => readEnvironment({ ...ownSecrets, SESSION_SECRET: '', SESSION_SECRET_FILE });
    expect(read().SESSION_SECRET).toBe('a-secret-of-the-vault');
    rmSync(folder, { recursive: true });
    expect(read).toThrow(/SESSION_SECRET_FILE is not usable: .+ENOENT/);
  });

  it.each(['REVALIDATE_SECRET', 'SESSION_SECRET', 'CUSTOMER_API_KEY', 'SEARCH_API_KEY'])(
    'does not start on a public address with the embedded %s',
    (name) => {
      expect(readEnvironment(ownSecrets).SITE_URL).toBe('https://www.example.com');
      expect(() => readEnvironment({ ...ownSecrets, [name]: '' })).toThrow(`${name} must be set`);
      expect(() =>
        readEnvironment({ ...ownSecrets, SITE_URL: 'http://volta.localhost:3000', [name]: '' }),
      ).not.toThrow();
    },
  );

  it.each([
    ['on a public address', ownSecrets, undefined],
    ['on a public address, empty', { ...ownSecrets, EDITOR_PASSWORD: '' }, undefined],
    ['on this machine', {}, undefined],
    ['on a public address, set', { ...ownSecrets, EDITOR_PASSWORD: secret }, secret],
  ])('has a shared password of editors only if one is set: %s', (_name, source, password) => {
    expect(readEnvironment(source).EDITOR_PASSWORD).toBe(password);
  });
});
