import { languageCodes } from '@kmx/contract/locales';
import type { ProductStatus } from '../../../services/product/src/database/tables';
import { awgOf, gaugeText } from '../conversion';
import type { ProductDrawing } from '../drawing/productDrawing';
import { formatFigures } from '../formatFigures';
import type { Line } from '../lines';
import type { BrandId, CapabilityId, FamilyId, Pair, ProductSource, Texts } from '../types';

export interface Item<Figures> {
  name: string;
  brand: BrandId;
  classification: string;
  purpose: Pair;
  figures: Figures;
  /** Suffix of the name, and what differs from the figures. */
  variants: readonly (readonly [suffix: string, differing: Partial<Figures>])[];
  status?: ProductStatus;
  successor?: string;
  countries?: readonly string[];
  hasVideo?: boolean;
}

export interface Family<Figures> {
  id: FamilyId;
  lines: (figures: Figures) => Line[];
  /** Description of the variant, in each system. */
  describe: (figures: Figures) => readonly [metric: string, imperial: string];
  /** Sentences that are true for all given variants; a data sheet passes one variant. */
  sentences: (variants: Reach<Figures>) => Texts;
  capabilities: (figures: Figures) => CapabilityId[];
  /** Drawing of the first variant. */
  drawing: (figures: Figures) => ProductDrawing;
}

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Range = readonly [number, number];

/** 0.13–6: as sentences and names write a range. */
export const span = ([from, to]: Range): string => (from === to ? String(from) : `${from}–${to}`);

/** Word that Romanian puts between a figure and its noun: 15 carcase, 64 de carcase, 101 carcase. */
export const romanianDe = (count: number): string => (count % 100 >= 1 && count % 100 < 20 ? '' : 'de ');

/** A range of cross-sections in both systems: 0.13–6 mm², AWG 26–10. */
export const formatArea = (area: Range): readonly [string, string] => [
  `${span(area)} mm²`,
  `AWG ${gaugeText(awgOf(area[0]))}–${gaugeText(awgOf(area[1]))}`,
];

/** Combined range of some variants. */
export interface Reach<Figures> {
  most: (read: (figures: Figures) => number) => number;
  least: (read: (figures: Figures) => number) => number;
  /** From the least to the most. */
  widest: (read: (figures: Figures) => Range | number) => Range;
}

const createReach = <Figures>(variants: readonly Figures[]): Reach<Figures> => {
  const most = (read: (figures: Figures) => number): number => Math.max(...variants.map(read));
  const least = (read: (figures: Figures) => number): number => Math.min(...variants.map(read));
  const ends = (value: Range | number): Range => (typeof value === 'number' ? [value, value] : value);
  return {
    most,
    least,
    widest: (read) => [least((one) => ends(read(one))[0]), most((one) => ends(read(one))[1])],
  };
};

/** Chinese and Japanese set brackets of full width, without spaces. */
const widenBrackets = (text: string): string => text.replace(/ ?\(([^)]*)\) ?/g, '（$1）');

const localizeFigures = (texts: Texts): Texts => {
  const written = { ...texts };
  for (const language of languageCodes) {
    const text = texts[language];
    if (text === undefined) continue;
    const isWide = language === 'ja' || language === 'zh';
    written[language] = formatFigures(isWide ? widenBrackets(text) : text, language);
  }
  return written;
};

/** Makes products of one kind from their figures. */
export const createFamily =
  <Figures>(family: Family<Figures>) =>
  (item: Item<Figures>): ProductSource => {
    const describe = (figures: readonly Figures[]): Texts =>
      localizeFigures(family.sentences(createReach(figures)));
    const variants = item.variants.map(([suffix, differing]) => ({
      suffix,
      figures: { ...item.figures, ...differing },
    }));
    return {
      slug: slugOf(item.name),
      name: item.name,
      brand: item.brand,
      classification: item.classification,
      family: family.id,
      status: item.status ?? 'active',
      successor: item.successor ?? null,
      countries: item.countries ?? null,
      purpose: item.purpose,
      sentences: describe(variants.map(({ figures }) => figures)),
      variants: variants.map(({ suffix, figures }) => {
        const [metric, imperial] = family.describe(figures);
        return { suffix, metric, imperial, sentences: describe([figures]), lines: family.lines(figures) };
      }),
      capabilities: family.capabilities(item.figures),
      drawing: family.drawing(item.figures),
      hasVideo: item.hasVideo ?? false,
    };
  };
