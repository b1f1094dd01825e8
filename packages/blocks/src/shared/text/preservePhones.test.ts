import { preservePhones } from './preservePhones';

it.each([
  ['Call +41 41 000 00 20, Monday to Friday', 'Call +41\u00a041\u00a0000\u00a000\u00a020, Monday to Friday'],
  ['+1 312 555 0140.', '+1\u00a0312\u00a0555\u00a00140.'],
  ['10 000 parts +2 % in 5 years', '10 000 parts +2 % in 5 years'],
  ['No number', 'No number'],
])('formats %j as %j', (text, written) => {
  expect(preservePhones(text)).toBe(written);
});
