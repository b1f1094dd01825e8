import { joinWithSeparator } from './joinWithSeparator';

it('joins what is known, and keeps the dot with what stands before it', () => {
  expect(joinWithSeparator(['PDF', undefined, '640 kB', false, ''])).toBe('PDF\u00a0· 640 kB');
  expect(joinWithSeparator([undefined])).toBe('');
});
