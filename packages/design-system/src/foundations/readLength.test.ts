import { fluid, rem } from '../tokens/raw/fluid';
import { readLength } from './readLength';

describe('readLength', () => {
  it.each([
    ['a fixed length', rem(24), '24'],
    ['a length that grows', fluid(36, 76), '36–76'],
    ['a clamp that grows by nothing', fluid(16, 16), '16'],
    ['no length at all', '0rem', '0'],
  ])('reads %s', (_, length, expected) => {
    expect(readLength(length)).toBe(expected);
  });

  it('rejects a value without length', () => {
    expect(() => readLength('68ch')).toThrow('68ch');
  });
});
