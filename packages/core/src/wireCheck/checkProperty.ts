import { figureInterval, type Figure } from '../products/figureInterval';
import { indexProducts, type IndexedProperty } from '../products/ProductFilter';
import type { Specification } from '../products/Specification';
import type { Amount, Interval } from '../units/Amount';
import { baseValue, type Measurement } from '../units/Measurement';

import type { WireProperty } from './Wire';

/** Keys of product data that limit a property; a wire must fit each of them that a machine has. */
const keysOf: Record<WireProperty, readonly string[]> = {
  crossSection: ['crossSection'],
  stripLength: ['stripLength', 'stripLengthLeft', 'stripLengthRight'],
  outerDiameter: ['outerDiameter'],
};

/** Machines are connected to the mains; blades and applicators have wire ranges too, but process none by themselves. */
const machineKey = 'mains';

/** Output of a machine, from which the time for a batch follows. */
export const throughputKey = 'throughput';

export const isMachine = (specifications: readonly Pick<Specification, 'key'>[]): boolean =>
  specifications.some(({ key }) => key === machineKey);

/** True if the data limit the wires that a product processes, or that a part of it takes. */
export const hasWireRange = (figures: ReadonlyMap<string, unknown>): boolean =>
  keysOf.crossSection.some((key) => figures.has(key));

export interface Margin {
  /** Nearest end. */
  readonly end: 'lower' | 'upper';
  /** Distance relative to the wire's own measure: 0.5 is half as much again. */
  readonly share: number;
  /** Distance in the base unit of the quantity: mm² or m. */
  readonly distance: number;
}

export type PropertyCheck =
  | {
      readonly kind: 'inside';
      readonly property: WireProperty;
      readonly requested: Measurement;
      /** Range of the machine. */
      readonly range: Amount;
      /** Its ends in the base unit; for gauges as they are shown. */
      readonly interval: Interval;
      readonly margin: Margin;
    }
  | {
      readonly kind: 'outside';
      readonly property: WireProperty;
      readonly requested: Measurement;
      readonly range: Amount;
      /** End that the wire exceeds. */
      readonly end: 'lower' | 'upper';
    }
  | { readonly kind: 'noData'; readonly property: WireProperty; readonly requested: Measurement };

export type MachineFigures = ReadonlyMap<string, IndexedProperty>;

const readKeys: ReadonlySet<string> = new Set(Object.values(keysOf).flat());

/** Parses the figures that the check needs; the metric line is used if technical data has both systems. */
export function readFigures(specifications: readonly Specification[]): MachineFigures {
  const relevant = specifications.filter(({ key }) => readKeys.has(key));
  const [read] = indexProducts([{ slug: '', brand: null, capabilities: [], specifications: relevant }]);
  return read?.properties ?? new Map();
}

/** True for lines that the check needs; others need not be stored. */
export const isReadByCheck = ({ key }: Pick<Specification, 'key'>): boolean =>
  readKeys.has(key) || key === machineKey || key === throughputKey;

/** Tolerates rounding in the last binary digits. */
const tolerance = 1e-9;

function marginIn({ from, to }: Interval, value: number): Margin {
  const [below, above] = [Math.max(0, value - from), Math.max(0, to - value)];
  const end = below <= above ? 'lower' : 'upper';
  const distance = Math.min(below, above);
  return { end, distance, share: distance / value };
}

function checkFigure(
  property: WireProperty,
  requested: Measurement,
  figure: Figure,
): PropertyCheck | undefined {
  const interval = figureInterval(figure, requested.unit);
  if (!interval) return undefined;
  const value = baseValue(requested);
  const range = figure.amount;
  if (value < interval.from * (1 - tolerance))
    return { kind: 'outside', property, requested, range, end: 'lower' };
  if (value > interval.to * (1 + tolerance))
    return { kind: 'outside', property, requested, range, end: 'upper' };
  return { kind: 'inside', property, requested, range, interval, margin: marginIn(interval, value) };
}

const rank = (check: PropertyCheck): number => {
  switch (check.kind) {
    case 'inside':
      return check.margin.share;
    case 'outside':
      return -1;
    case 'noData':
      return -2;
  }
};

const extreme = (checks: readonly PropertyCheck[], isBetter: (a: number, b: number) => boolean) =>
  checks.reduce<PropertyCheck | undefined>(
    (best, check) => (!best || isBetter(rank(check), rank(best)) ? check : best),
    undefined,
  );

/**
 * Checks a measure of a wire against a machine. Of several ranges under one key the best is used, of several keys
 * (left end, right end) the worst. Missing data means "unknown".
 */
export function checkProperty(
  property: WireProperty,
  requested: Measurement,
  figures: MachineFigures,
): PropertyCheck {
  const perKey = keysOf[property].flatMap((key) => {
    const checks = (figures.get(key)?.figures ?? []).flatMap((figure) => {
      const check = checkFigure(property, requested, figure);
      return check ? [check] : [];
    });
    const best = extreme(checks, (a, b) => a > b);
    return best ? [best] : [];
  });
  return extreme(perKey, (a, b) => a < b) ?? { kind: 'noData', property, requested };
}
