import { sheetHeight, sheetWidth } from './illustrations/kit/svg';
import { logos } from './illustrations/logos';
import { pictures, type PictureKey } from './illustrations/pictures';
import { pictureTexts } from './illustrations/texts';
import type { SeedMedia } from './types';

const sheetSize = { width: sheetWidth, height: sheetHeight };

/** Where the subject of a wide sheet is, for the square crop. */
const focalPoints: Partial<Record<PictureKey, number>> = {
  'wire-section': 28,
  'crimp-section': 29,
  'process-chart': 34,
};

const illustrations = pictureTexts.map(({ key, en, de }): SeedMedia => {
  const draw = pictures[key];
  return {
    key,
    fileName: `${key}.png`,
    alt: { en, de },
    svg: draw,
    ...sheetSize,
    focalX: focalPoints[key],
  };
});

const logoWidth = 832;

const brands = logos.flatMap(({ key, name, draw, drawSheet, ratio }): SeedMedia[] => {
  const alt = { en: `${name} logo`, de: `Logo von ${name}` };
  const height = Math.round(logoWidth * ratio);
  const sheetKey = `${key}-sheet`;
  return [
    { key, fileName: `${key}.png`, alt, svg: draw, width: logoWidth, height },
    { key: sheetKey, fileName: `${sheetKey}.png`, alt, svg: drawSheet, ...sheetSize },
  ];
});

/** Every picture of the media library, drawn from parameters. */
export const seedMedia: readonly SeedMedia[] = [...illustrations, ...brands];
