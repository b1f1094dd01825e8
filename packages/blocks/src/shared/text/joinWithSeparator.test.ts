import { joinWithSeparator } from './joinWithSeparator';

it('joins known values, without a separator at a missing one', () => {
  expect(joinWithSeparator(['PDF', undefined, '640 kB', false, ''])).toBe('PDF\u00a0· 640 kB');
  expect(joinWithSeparator([undefined])).toBe('');
});
