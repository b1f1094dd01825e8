import { createPageContext } from '../testing/createBlockContext';
import { formatFileSize } from './formatFileSize';

it.each([
  [12, '1 kB'],
  [640_000, '640 kB'],
  [999_499, '999 kB'],
  [2_413_000, '2.4 MB'],
  [104_857_600, '104.9 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatFileSize(bytes, createPageContext().intl)).toBe(words);
});
