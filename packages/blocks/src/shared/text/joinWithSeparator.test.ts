import { joinWithSeparator } from './joinWithSeparator';

it('joins defined values only', () => {
  expect(joinWithSeparator(['PDF', undefined, '640 kB', false, ''])).toBe('PDF\u00a0· 640 kB');
  expect(joinWithSeparator([undefined])).toBe('');
});
