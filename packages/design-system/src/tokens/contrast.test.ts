import { contrastRatio, luminance } from './contrast';
import {
  listContrastPairs,
  listMoreContrastPairs,
  minimumContrast,
  moreContrast,
  type ContrastPair,
  type ContrastUse,
} from './contrastPairs';
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

/** Names of the pairs below their minimum, with their ratios. */
const findFailures = (pairs: readonly ContrastPair[], minimum: Readonly<Record<ContrastUse, number>>) =>
  pairs
    .map(({ name, use, foreground, background }) => ({
      name,
      use,
      ratio: contrastRatio(foreground, background),
    }))
    .filter(({ use, ratio }) => ratio < minimum[use])
    .map(({ name, use, ratio }) => `${name}: ${ratio.toFixed(2)} of ${minimum[use]}`);

const themesInSchemes = schemeNames.flatMap((scheme) => themeNames.map((name) => [name, scheme] as const));

// One test per theme: as many tests as pairs would take a minute.
describe.each(themesInSchemes)('theme %s, %s scheme', (name, scheme) => {
  const theme = resolveTheme(name);

  it('has the required contrast', () => {
    const pairs = listContrastPairs(theme, scheme);
    expect(pairs.length).toBeGreaterThan(100);
    expect(findFailures(pairs, minimumContrast)).toEqual([]);
  });

  it('has the required contrast where more is preferred', () => {
    const pairs = listMoreContrastPairs(theme, scheme);
    expect(pairs.length).toBeGreaterThan(100);
    expect(findFailures(pairs, moreContrast)).toEqual([]);
  });
});
