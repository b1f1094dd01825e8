import type { Specification } from '../products/Specification';

import {
  checkProperty,
  isMachine,
  readFigures,
  type MachineFigures,
  type Margin,
  type PropertyCheck,
} from './checkProperty';
import { coverWires, type WireCover } from './coverWires';
import { wireMeasure, type Wire, type WireProperty } from './Wire';

export interface WireMachine {
  readonly slug: string;
  readonly name: string;
  /** Data shared by all variants. */
  readonly specifications: readonly Specification[];
  readonly variants: readonly { readonly id: string; readonly specifications: readonly Specification[] }[];
}

type Inside = Extract<PropertyCheck, { kind: 'inside' }>;
type Outside = Extract<PropertyCheck, { kind: 'outside' }>;

export type WireVerdict =
  | {
      readonly kind: 'fits';
      /** `null` for the data shared by all variants. */
      readonly variantId: string | null;
      /** Smallest margin of all checked measures. */
      readonly margin: Margin;
      readonly tightest: Inside;
      readonly checks: readonly PropertyCheck[];
    }
  | {
      readonly kind: 'doesNotFit';
      readonly variantId: string | null;
      readonly reasons: readonly Outside[];
      readonly checks: readonly PropertyCheck[];
    }
  | {
      readonly kind: 'unknown';
      readonly variantId: string | null;
      readonly missing: readonly WireProperty[];
      readonly checks: readonly PropertyCheck[];
    };

export interface CheckedMachine<TMachine extends WireMachine> {
  readonly machine: TMachine;
  /** One for each wire, in order. */
  readonly verdicts: readonly WireVerdict[];
  /** Number of wires that it processes. */
  readonly covered: number;
  /** Over the wires that it processes; `null` without any. */
  readonly smallestMargin: Margin | null;
}

/** Result of a wire check: sorted by covered wires, then by the larger smallest margin, then by name. */
export interface WireCheck<TMachine extends WireMachine> {
  readonly wires: readonly Wire[];
  readonly machines: readonly CheckedMachine<TMachine>[];
  /** Smallest set of machines found that covers the most wires. */
  readonly cover: WireCover<TMachine>;
}

const properties = [
  'crossSection',
  'stripLength',
  'outerDiameter',
] as const satisfies readonly WireProperty[];

interface Version {
  readonly id: string | null;
  readonly figures: MachineFigures;
}

/** A line of a variant replaces that of the product. */
function versionsOf({ specifications, variants }: WireMachine): readonly Version[] {
  if (variants.length === 0) return [{ id: null, figures: readFigures(specifications) }];
  return variants.map(({ id, specifications: own }) => {
    const keys = new Set(own.map(({ key }) => key));
    const shared = specifications.filter(({ key }) => !keys.has(key));
    return { id, figures: readFigures([...own, ...shared]) };
  });
}

/**
 * Decides whether a variant can process a wire. Any failing property means "no"; missing data means "unknown", never
 * "yes".
 */
function decideVerdict(wire: Wire, { id, figures }: Version): WireVerdict {
  const checks = properties.flatMap((property) => {
    const requested = wireMeasure(wire, property);
    return requested ? [checkProperty(property, requested, figures)] : [];
  });
  const reasons = checks.filter((check) => check.kind === 'outside');
  if (reasons.length > 0) return { kind: 'doesNotFit', variantId: id, reasons, checks };
  const missing = checks.flatMap((check) => (check.kind === 'noData' ? [check.property] : []));
  const [first, ...others] = checks.filter((check) => check.kind === 'inside');
  if (!first || missing.length > 0) return { kind: 'unknown', variantId: id, missing, checks };
  const tightest = others.reduce(
    (best, next) => (next.margin.share < best.margin.share ? next : best),
    first,
  );
  return { kind: 'fits', variantId: id, margin: tightest.margin, tightest, checks };
}

/** Sorts verdicts: yes with a larger margin, unknown with less missing data, no with fewer reasons. */
function rankOf(verdict: WireVerdict): readonly [number, number] {
  switch (verdict.kind) {
    case 'fits':
      return [0, -verdict.margin.share];
    case 'unknown':
      return [1, verdict.missing.length];
    case 'doesNotFit':
      return [2, verdict.reasons.length];
  }
}

function isBetter(a: WireVerdict, b: WireVerdict): boolean {
  const [[kindA, detailA], [kindB, detailB]] = [rankOf(a), rankOf(b)];
  return kindA === kindB ? detailA < detailB : kindA < kindB;
}

/** "A product fits a wire if one of its variants does": returns the best verdict of its variants. */
function bestVerdict(wire: Wire, [first, ...others]: readonly Version[]): WireVerdict {
  const start: WireVerdict = first
    ? decideVerdict(wire, first)
    : { kind: 'unknown', variantId: null, missing: ['crossSection'], checks: [] };
  return others
    .map((version) => decideVerdict(wire, version))
    .reduce((best, next) => (isBetter(next, best) ? next : best), start);
}

function checkMachine<TMachine extends WireMachine>(
  machine: TMachine,
  wires: readonly Wire[],
): CheckedMachine<TMachine> {
  const versions = versionsOf(machine);
  const verdicts = wires.map((wire) => bestVerdict(wire, versions));
  const margins = verdicts.flatMap((verdict) => (verdict.kind === 'fits' ? [verdict.margin] : []));
  const smallestMargin = margins.reduce<Margin | null>(
    (least, margin) => (least && least.share <= margin.share ? least : margin),
    null,
  );
  return { machine, verdicts, covered: margins.length, smallestMargin };
}

const knowsAnything = ({ verdicts }: CheckedMachine<WireMachine>) =>
  verdicts.some(({ checks }) => checks.some(({ kind }) => kind !== 'noData'));

const byRank = (a: CheckedMachine<WireMachine>, b: CheckedMachine<WireMachine>): number =>
  b.covered - a.covered ||
  (b.smallestMargin?.share ?? 0) - (a.smallestMargin?.share ?? 0) ||
  a.machine.name.localeCompare(b.machine.name, 'en');

/**
 * Checks every wire against every variant of every machine. Leaves out parts of machines, and products without data
 * for the checked properties.
 */
export function checkWires<TMachine extends WireMachine>(
  wires: readonly Wire[],
  products: readonly TMachine[],
): WireCheck<TMachine> {
  const machines = products
    .filter(({ specifications, variants }) =>
      isMachine([...specifications, ...variants.flatMap((variant) => variant.specifications)]),
    )
    .map((machine) => checkMachine(machine, wires))
    .filter(knowsAnything)
    .sort(byRank);
  return { wires, machines, cover: coverWires(wires.length, machines) };
}
