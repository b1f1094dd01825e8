import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedMedia } from '../../services/content/src/testing/seeding/documents/types';
import { machineStrip } from '../drawing/exampleMachine';
import { sevenStrands } from '../drawing/sevenStrands';
import { createProductMedia } from './catalogue/productMedia';
import { pictureTexts, type PictureKey } from './pictureTexts';

const sheetSize = { width: 2400, height: 1350 };

/** Position of the subject of a wide sheet, for the square crop. */
const focalPoints: Partial<Record<PictureKey, number>> = {
  'wire-section': 28,
  'wire-section-fine': 42,
  'crimp-section': 29,
  'process-chart': 34,
};

/** Pictures that are drawn when they are written; the others are committed as they were drawn. */
const drawn: Partial<Record<PictureKey, () => string>> = {
  'machine-strip': machineStrip,
  'wire-section-fine': sevenStrands,
};

/** A brand's name as its logo writes it, and the height of the logo at a width of 832 px. */
const logos = [
  { key: 'logo-komax', name: 'Komax', height: 328 },
  { key: 'logo-volta', name: 'Volta', height: 363 },
  { key: 'logo-schleuniger', name: 'Schleuniger', height: 206 },
  { key: 'logo-cirris', name: 'Cirris', height: 360 },
  { key: 'logo-adaptronic', name: 'adaptronic', height: 220 },
  { key: 'logo-diit', name: 'DiIT', height: 495 },
  { key: 'logo-hosver', name: 'Hosver', height: 301 },
  { key: 'logo-iqc', name: 'IQC', height: 524 },
];

/** Pictures of the media library; `demoFolder` is the absolute path of `demo/`. */
export const createMedia = (demoFolder: string): readonly SeedMedia[] => {
  const picture = (key: string) => ({
    key,
    fileName: `${key}.png`,
    svg: () => readFileSync(path.join(demoFolder, 'content/pictures', `${key}.svg`), 'utf8'),
  });
  const illustrations = pictureTexts.map(({ key, en, de }): SeedMedia => ({
    ...picture(key),
    ...(drawn[key] ? { svg: drawn[key] } : {}),
    alt: { en, de },
    ...sheetSize,
    focalX: focalPoints[key],
  }));
  const brands = logos.flatMap(({ key, name, height }): SeedMedia[] => {
    const alt = { en: `${name} logo`, de: `Logo von ${name}` };
    return [
      { ...picture(key), alt, width: 832, height },
      { ...picture(`${key}-sheet`), alt, ...sheetSize },
    ];
  });
  return [...illustrations, ...brands, ...createProductMedia(sheetSize)];
};
