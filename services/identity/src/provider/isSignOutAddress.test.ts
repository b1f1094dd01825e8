import { isSignOutAddress } from './isSignOutAddress';

const site = 'https://www.site.example';
const rules = { siteOrigins: [site, 'http://localhost:3000'], locales: undefined };

test.each([
  [site, true],
  [`${site}/`, true],
  [`${site}/de-ch`, true],
  [`${site}/de-ch/`, true],
  [`${site}/de-ch/callback`, true],
  [`${site}/mykomax/logout`, true],
  ['http://localhost:3000/en/mykomax', true],
  [`${site}/de-ch/products`, false],
  [`${site}/de-ch?x=1`, false],
  [`${site}/de-ch#x`, false],
  [`${site}/EN`, false],
  [`${site}/en/../de`, false],
  [`${site}/en//callback`, false],
  [`${site}/%65n`, false],
  [`${site}/deutsch`, false],
  [`${site}:8443/en`, false],
  [`${site}.evil.example/en`, false],
  ['https://www.site.example@evil.example/en', false],
  ['https://user@www.site.example/en', false],
  ['https://evil.example/https://www.site.example/en', false],
  ['https:\\\\www.site.example\\en', false],
  ['http://www.site.example/en', false],
  ['HTTPS://www.site.example/en', false],
  ['//www.site.example/en', false],
  ['javascript:alert(1)//callback', false],
  ['https://evil.example/de-ch', false],
  ['', false],
])('after sign-out, to %s: %s', (address, isAllowed) => {
  expect(isSignOutAddress(address, rules)).toBe(isAllowed);
});

test('a list of locales narrows the paths', () => {
  const narrow = { ...rules, locales: ['en', 'de-ch'] };
  expect(isSignOutAddress(`${site}/de-ch`, narrow)).toBe(true);
  expect(isSignOutAddress(`${site}/fr`, narrow)).toBe(false);
  expect(isSignOutAddress(`${site}/`, narrow)).toBe(true);
});
