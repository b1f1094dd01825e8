import { createHash } from 'node:crypto';

import { createSecurityPolicy } from './createSecurityPolicy';

const plain = { hasTagManager: false, hasRecaptcha: false, isHttps: false };

const read = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

it('allows only own files, and no inline code without a document', () => {
  expect(Object.fromEntries(read(createSecurityPolicy(plain)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'style-src-attr': "'none'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-uri': '/api/monitoring',
  });
});

it('allows the document’s inline code by hash, without duplicates', () => {
  const parts = { scripts: ['a', 'a'], unknownScripts: ['evil'], styles: ['s'], hasStyleAttributes: true };
  const policy = read(createSecurityPolicy(plain, { parts }));
  expect(policy.get('script-src')).toBe("'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  expect(policy.get('style-src')).toContain(createHash('sha256').update('s').digest('base64'));
  expect(policy.get('style-src-attr')).toBe("'unsafe-inline'");
});

it.each(['connect-src', 'frame-src', 'form-action'])('includes the identity provider in %s', (name) => {
  const identityOrigin = 'https://identity.demo.example';
  expect(read(createSecurityPolicy({ ...plain, identityOrigin })).get(name)).toBe(`'self' ${identityOrigin}`);
});

describe('third parties', () => {
  const sources = { ...plain, hasTagManager: true, hasRecaptcha: true };

  it('are included if configured, and disable trusted types', () => {
    const policy = read(createSecurityPolicy(sources));
    expect(policy.get('script-src')).toContain(
      'https://www.googletagmanager.com https://www.google.com/recaptcha/',
    );
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });

  it('are excluded in the customer area', () => {
    const policy = createSecurityPolicy(sources, { isPortal: true });
    expect(policy).not.toContain('google');
    expect(policy).toContain('require-trusted-types-for');
  });
});

it('allows blob images in the customer area only', () => {
  const sourcesOf = (isPortal: boolean) => {
    const policy = read(createSecurityPolicy(plain, { isPortal }));
    return [policy.get('img-src'), policy.get('media-src')];
  };
  expect(sourcesOf(true)).toEqual(["'self' data: blob:", "'self' blob:"]);
  expect(sourcesOf(false)).toEqual(["'self' data:", "'self'"]);
});

it('requires https if the site has it, and never allows unsafe scripts', () => {
  const policy = createSecurityPolicy({ ...plain, isHttps: true, hasTagManager: true, hasRecaptcha: true });
  expect(policy).toContain('upgrade-insecure-requests;');
  expect(policy).not.toContain('unsafe');
});
