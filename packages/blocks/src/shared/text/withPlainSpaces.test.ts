import { withPlainSpaces } from './withPlainSpaces';

it('writes thin spaces of dates as browsers do, and leaves the rest', () => {
  expect(withPlainSpaces('March 1\u2009–\u20093, 9:00\u202fAM')).toBe('March 1 – 3, 9:00 AM');
  expect(withPlainSpaces('1.\u00a0března')).toBe('1.\u00a0března');
});
