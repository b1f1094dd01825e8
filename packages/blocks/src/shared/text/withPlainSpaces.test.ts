import { withPlainSpaces } from './withPlainSpaces';

it('replaces thin spaces of dates like browsers, and no others', () => {
  expect(withPlainSpaces('March 1\u2009–\u20093, 9:00\u202fAM')).toBe('March 1 – 3, 9:00 AM');
  expect(withPlainSpaces('1.\u00a0března')).toBe('1.\u00a0března');
});
