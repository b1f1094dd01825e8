import { isForOneReader } from './isForOneReader';

const plain = { status: 200, isNextRelease: false, isPseudo: false, hasCookies: false };

it.each([
  ['a plain page', {}, false],
  ['a redirect', { status: 302 }, false],
  ['the next release', { isNextRelease: true }, true],
  ['the pseudo-locale', { isPseudo: true }, true],
  ['a response that sets a cookie', { hasCookies: true }, true],
  ['a locked page', { status: 401 }, true],
  ['a missing page', { status: 404 }, true],
  ['the maintenance page', { status: 503 }, true],
])('%s, cacheable for one reader only: %j %s', (_, input, expected) => {
  expect(isForOneReader({ ...plain, ...input })).toBe(expected);
});
