import { figureInterval, type Figure } from '../products/figureInterval';
import { indexProducts, type IndexedProperty } from '../products/ProductFilter';
import type { Specification } from '../products/Specification';
import type { Amount, Interval } from '../units/Amount';
import { baseValue, type Measurement } from '../units/Measurement';

import type { WireProperty } from './Wire';

/** Under which keys product data says what a machine takes; a wire has to fit each of them that a machine has. */
const keysOf: Record<WireProperty, readonly string[]> = {
  crossSection: ['crossSection'],
  stripLength: ['stripLength', 'stripLengthLeft', 'stripLengthRight'],
  outerDiameter: ['outerDiameter'],
};

/** Machines are connected to the mains; blades and applicators take wires too, but process none by themselves. */
const machineKey = 'mains';

/** Whether product data tells of a machine and not of a part of one. */
export const isMachine = (specifications: readonly Pick<Specification, 'key'>[]): boolean =>
  specifications.some(({ key }) => key === machineKey);

/** How far inside a range a wire lies, to its nearest end. */
export interface Margin {
  /** The end that is nearest. */
  readonly end: 'lower' | 'upper';
  /** Distance to it, in proportion to the wire's own measure: 0.5 is half as much again. */
  readonly share: number;
  /** Distance to it, in the base unit of the quantity: mm² or m. */
  readonly distance: number;
}

/** What a machine's data says to one measure of a wire. */
export type PropertyCheck =
  | {
      readonly kind: 'inside';
      readonly property: WireProperty;
      readonly wanted: Measurement;
      /** What the machine takes. */
      readonly range: Amount;
      readonly margin: Margin;
    }
  | {
      readonly kind: 'outside';
      readonly property: WireProperty;
      readonly wanted: Measurement;
      readonly range: Amount;
      /** The end that the wire is past. */
      readonly end: 'lower' | 'upper';
    }
  | { readonly kind: 'noData'; readonly property: WireProperty; readonly wanted: Measurement };

/** The figures of a machine by key, read once for many wires. */
export type MachineFigures = ReadonlyMap<string, IndexedProperty>;

const readKeys: ReadonlySet<string> = new Set(Object.values(keysOf).flat());

/** Reads the figures that wires ask for; where technical data has both systems, the metric line counts. */
export function readFigures(specifications: readonly Specification[]): MachineFigures {
  const relevant = specifications.filter(({ key }) => readKeys.has(key));
  const [read] = indexProducts([{ slug: '', brand: null, capabilities: [], specifications: relevant }]);
  return read?.properties ?? new Map();
}

/** Whether a line of technical data has a part in the check; the others need not be kept for it. */
export const isReadByCheck = ({ key }: Pick<Specification, 'key'>): boolean =>
  readKeys.has(key) || key === machineKey;

/** What is equal but for rounding in the last binary digits is inside. */
const slack = 1e-9;

function marginIn({ from, to }: Interval, value: number): Margin {
  const [below, above] = [Math.max(0, value - from), Math.max(0, to - value)];
  const end = below <= above ? 'lower' : 'upper';
  const distance = Math.min(below, above);
  return { end, distance, share: distance / value };
}

function checkFigure(property: WireProperty, wanted: Measurement, figure: Figure): PropertyCheck | undefined {
  const interval = figureInterval(figure, wanted.unit);
  if (!interval) return undefined;
  const value = baseValue(wanted);
  const range = figure.amount;
  if (value < interval.from * (1 - slack)) return { kind: 'outside', property, wanted, range, end: 'lower' };
  if (value > interval.to * (1 + slack)) return { kind: 'outside', property, wanted, range, end: 'upper' };
  return { kind: 'inside', property, wanted, range, margin: marginIn(interval, value) };
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
 * Whether a machine takes a measure of a wire. Of several ranges under one key the best counts, of several keys (left end, right
 * end) the worst. Without data the answer is neither yes nor no.
 */
export function checkProperty(
  property: WireProperty,
  wanted: Measurement,
  figures: MachineFigures,
): PropertyCheck {
  const perKey = keysOf[property].flatMap((key) => {
    const checks = (figures.get(key)?.figures ?? []).flatMap((figure) => {
      const check = checkFigure(property, wanted, figure);
      return check ? [check] : [];
    });
    const best = extreme(checks, (a, b) => a > b);
    return best ? [best] : [];
  });
  return extreme(perKey, (a, b) => a < b) ?? { kind: 'noData', property, wanted };
}
