import { createPageContext } from '../testing/createBlockContext';
import { formatFileSize } from './formatFileSize';

it.each([
  [12, '1\u00a0kB'],
  [640_000, '640\u00a0kB'],
  [999_499, '999\u00a0kB'],
  [2_413_000, '2.4\u00a0MB'],
  [104_857_600, '104.9\u00a0MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatFileSize(bytes, createPageContext().intl)).toBe(words);
});
