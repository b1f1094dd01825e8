import { contrastRatio, luminance } from './contrast';
import { listContrastPairs, listMoreContrastPairs, minimumContrast, moreContrast } from './contrastPairs';
import { schemeNames } from './darkScheme';
import { themeNames } from './themeNames';
import { resolveTheme } from './themes';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
    ['#ff0000', '#ffffff', 4],
    ['#0000FF', '#ffffff', 8.59],
  ])('of %s and %s is %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
  });

  it('rejects a colour it cannot parse', () => {
    expect(() => luminance('#fff')).toThrow('#fff');
    expect(() => luminance('var(--ds-color-text-default)')).toThrow(RangeError);
  });
});

const themesInSchemes = schemeNames.flatMap((scheme) => themeNames.map((name) => [name, scheme] as const));

describe.each(themesInSchemes)('theme %s, %s scheme', (name, scheme) => {
  const theme = resolveTheme(name);

  it.each(listContrastPairs(theme, scheme).map((pair) => [pair.name, pair] as const))('%s', (_, pair) => {
    expect(contrastRatio(pair.foreground, pair.background)).toBeGreaterThanOrEqual(minimumContrast[pair.use]);
  });

  it.each(listMoreContrastPairs(theme, scheme).map((pair) => [pair.name, pair] as const))(
    'with more contrast, %s',
    (_, pair) => {
      expect(contrastRatio(pair.foreground, pair.background)).toBeGreaterThanOrEqual(moreContrast[pair.use]);
    },
  );
});
