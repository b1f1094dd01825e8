import { mixColors } from './mixColors';

describe('mixColors', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#15181b', '#20252a', 0.5, '#1b1f23'],
    ['#ff0000', '#0000ff', 0.25, '#bf0040'],
  ])('of %s and %s at %d is %s', (first, second, share, mixed) => {
    expect(mixColors(first, second, share)).toBe(mixed);
  });
});
