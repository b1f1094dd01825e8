import { logos } from './illustrations/logos';
import { pictures } from './illustrations/pictures';
import { pictureTexts } from './illustrations/texts';
import type { SeedMedia } from './types';

const illustrations = pictureTexts.map(({ key, en, de }): SeedMedia => {
  const draw = pictures[key];
  return { key, fileName: `${key}.png`, alt: { en, de }, svg: draw, width: 2400, height: 1350 };
});

const brands = logos.map(({ key, name, draw }): SeedMedia => ({
  key,
  fileName: `${key}.png`,
  alt: { en: `${name} logo`, de: `Logo von ${name}` },
  svg: draw,
  width: 832,
  height: 192,
}));

/** Every picture of the media library, drawn from parameters. */
export const seedMedia: readonly SeedMedia[] = [...illustrations, ...brands];
