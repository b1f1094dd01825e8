import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './cursor';

test('a cursor names its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (url, id) => {
      expect(decodeCursor(encodeCursor([url, id]))).toEqual([url, id]);
    }),
  );
});

test.each(['', 'nonsense', 'bnVsbA', 'WyIvYSJd'])('%s is no cursor', (cursor) => {
  expect(decodeCursor(cursor)).toBeUndefined();
});
