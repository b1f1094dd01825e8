import { imageSizes } from './imagePresets';

describe('9 "Image presets: … default formats png and webp, quality 90"', () => {
  test.each([
    ['stretched', { width: 1180 }],
    ['stretchedVideo', { width: 1200, height: 675 }],
    ['breakOut', { width: 980 }],
    ['inline', { width: 780 }],
    ['asideSquare', { width: 960, height: 960 }],
    ['asideVideo', { width: 960, height: 540 }],
  ])('%s is %j as WebP and as PNG', (name, size) => {
    const made = ([suffix, format]: readonly [string, string]) =>
      imageSizes.find((one) => one.name === `${name}${suffix}` && one.formatOptions?.format === format);
    for (const form of [
      ['', 'webp'],
      ['Png', 'png'],
    ] as const) {
      const found = made(form);
      expect(found).toMatchObject({ ...size, formatOptions: { options: { quality: 90 } } });
      expect(found?.height).toBe('height' in size ? size.height : undefined);
    }
  });
});
