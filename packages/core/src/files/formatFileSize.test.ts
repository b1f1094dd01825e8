import { formatFileSize } from './formatFileSize';

it.each([
  [12, 'en', '1\u00a0kB'],
  [640_000, 'en', '640\u00a0kB'],
  [999_499, 'en', '999\u00a0kB'],
  [1_000_000, 'en', '1\u00a0MB'],
  [2_413_000, 'en', '2.4\u00a0MB'],
  [2_413_000, 'fr', '2,4\u202fMo'],
  [104_857_600, 'de', '104,9\u00a0MB'],
  [1_240_000_000, 'en', '1.2\u00a0GB'],
])('formats %i bytes in %s as %j', (bytes, locale, words) => {
  expect(formatFileSize(bytes, locale)).toBe(words);
});
