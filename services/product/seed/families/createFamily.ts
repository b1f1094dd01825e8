import type { ProductStatus } from '../../src/database/tables';
import { awgOf, gaugeText } from '../conversion';
import type { DrawingModule } from '../drawing/modules';
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
  /** What the variant is known by, in each system. */
  tell: (figures: Figures) => readonly [metric: string, imperial: string];
  sentences: (figures: Figures) => Texts;
  capabilities: (figures: Figures) => CapabilityId[];
  drawing: (figures: Figures) => DrawingModule[];
}

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Range = readonly [number, number];

/** 0.13–6: as sentences and names write a range. */
export const span = ([from, to]: Range): string => (from === to ? String(from) : `${from}–${to}`);

/** A range of cross-sections in both systems: 0.13–6 mm², AWG 26–10. */
export const tellArea = (area: Range): readonly [string, string] => [
  `${span(area)} mm²`,
  `AWG ${gaugeText(awgOf(area[0]))}–${gaugeText(awgOf(area[1]))}`,
];

/** Makes products of one kind from their figures. */
export const createFamily =
  <Figures>(family: Family<Figures>) =>
  (item: Item<Figures>): ProductSource => ({
    slug: slugOf(item.name),
    name: item.name,
    brand: item.brand,
    classification: item.classification,
    family: family.id,
    status: item.status ?? 'active',
    successor: item.successor ?? null,
    countries: item.countries ?? null,
    purpose: item.purpose,
    sentences: family.sentences(item.figures),
    variants: item.variants.map(([suffix, differing]) => {
      const figures = { ...item.figures, ...differing };
      const [metric, imperial] = family.tell(figures);
      return { suffix, metric, imperial, lines: family.lines(figures) };
    }),
    capabilities: family.capabilities(item.figures),
    drawing: family.drawing(item.figures),
    hasVideo: item.hasVideo ?? false,
  });
