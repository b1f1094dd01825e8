import { joinFacts } from './joinFacts';

it('joins what is known, and keeps the dot with what stands before it', () => {
  expect(joinFacts(['PDF', undefined, '640 kB', false, ''])).toBe('PDF\u00a0· 640 kB');
  expect(joinFacts([undefined])).toBe('');
});
