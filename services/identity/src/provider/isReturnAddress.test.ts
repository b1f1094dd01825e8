import { isRedirectAddress, isSignOutAddress } from './isReturnAddress';

const site = 'https://www.site.example';
const rules = { siteOrigins: [site, 'http://localhost:3000'], locales: undefined };

test.each(['/callback', '/blank-callback', '/en/callback', '/de-ch/callback', '/en-int/callback'])(
  '%s of a site may receive a code',
  (path) => {
    expect(isRedirectAddress(site + path, rules)).toBe(true);
    expect(isRedirectAddress(`http://localhost:3000${path}`, rules)).toBe(true);
  },
);

test.each([
  `${site}/`,
  `${site}/en`,
  `${site}/en/mykomax`,
  `${site}/en/callback/`,
  `${site}/en/callback?next=//evil.example`,
  `${site}/en/callback#x`,
  `${site}/en/blank-callback`,
  `${site}/EN/callback`,
  `${site}/en/../de/callback`,
  `${site}/en//callback`,
  `${site}/%65n/callback`,
  `${site}/deutsch/callback`,
  `${site}:8443/en/callback`,
  `${site}.evil.example/en/callback`,
  'https://www.site.example@evil.example/en/callback',
  'https://user@www.site.example/en/callback',
  'https://evil.example/https://www.site.example/en/callback',
  'https:\\\\www.site.example\\en\\callback',
  'http://www.site.example/en/callback',
  'HTTPS://www.site.example/en/callback',
  '//www.site.example/en/callback',
  'javascript:alert(1)//callback',
  '/en/callback',
  '',
])('%s may not receive a code', (address) => {
  expect(isRedirectAddress(address, rules)).toBe(false);
});

test('a list of locales narrows the paths', () => {
  const narrow = { ...rules, locales: ['en', 'de-ch'] };
  expect(isRedirectAddress(`${site}/de-ch/callback`, narrow)).toBe(true);
  expect(isRedirectAddress(`${site}/fr/callback`, narrow)).toBe(false);
  expect(isRedirectAddress(`${site}/callback`, narrow)).toBe(true);
});

test.each([
  [site, true],
  [`${site}/`, true],
  [`${site}/de-ch`, true],
  [`${site}/de-ch/`, true],
  [`${site}/de-ch/callback`, true],
  [`${site}/mykomax/logout`, true],
  [`${site}/de-ch/products`, false],
  [`${site}/de-ch?x=1`, false],
  ['https://evil.example/de-ch', false],
])('after sign-out, to %s: %s', (address, isAllowed) => {
  expect(isSignOutAddress(address, rules)).toBe(isAllowed);
});
