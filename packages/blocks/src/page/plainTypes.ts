import type { BlockType } from '../registry';
import { readModule } from './readModule';

/** The modules that an ordinary page is made of: what is shown stands in them. */
const plainTypes = [
  'accordion',
  'callToAction',
  'downloadList',
  'heroBanner',
  'keyFigures',
  'keyFiguresComparison',
  'lightboxGallery',
  'marketingSection',
  'mediaText',
  'quote',
  'richText',
  'teaserGrid',
  'video',
] as const satisfies readonly BlockType[];

export type PlainType = (typeof plainTypes)[number];

const plain: ReadonlySet<string> = new Set(plainTypes);

/** Whether raw modules are those of an ordinary page, so that `PlainModules` shows them all. */
export const arePlain = (modules: readonly unknown[]): boolean =>
  modules.every((raw) => plain.has(readModule(raw)?.type ?? ''));
