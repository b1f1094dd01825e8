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

/** A product as the check reads it: its variants, each with its own lines of technical data. */
export interface WireMachine {
  readonly slug: string;
  readonly name: string;
  /** What holds for every variant. */
  readonly specifications: readonly Specification[];
  readonly variants: readonly { readonly id: string; readonly specifications: readonly Specification[] }[];
}

type Inside = Extract<PropertyCheck, { kind: 'inside' }>;
type Outside = Extract<PropertyCheck, { kind: 'outside' }>;

/** Whether a machine processes a wire, in which variant, and why or why not. */
export type WireVerdict =
  | {
      readonly kind: 'fits';
      /** `null`: what holds for every variant. */
      readonly variantId: string | null;
      /** The smallest of all measures that were asked. */
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

/** A machine with its answers. */
export interface CheckedMachine<TMachine extends WireMachine> {
  readonly machine: TMachine;
  /** One for each wire, in their order. */
  readonly verdicts: readonly WireVerdict[];
  /** How many wires it processes. */
  readonly covered: number;
  /** Over the wires that it processes; `null` without any. */
  readonly smallestMargin: Margin | null;
}

/** What machines make of a wire list: ranked by wires covered, then by the larger smallest margin, then by name. */
export interface WireCheck<TMachine extends WireMachine> {
  readonly wires: readonly Wire[];
  readonly machines: readonly CheckedMachine<TMachine>[];
  /** Few machines that cover as much of the list as can be. */
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

/** A variant's own line takes the place of the product's. */
function versionsOf({ specifications, variants }: WireMachine): readonly Version[] {
  if (variants.length === 0) return [{ id: null, figures: readFigures(specifications) }];
  return variants.map(({ id, specifications: own }) => {
    const keys = new Set(own.map(({ key }) => key));
    const shared = specifications.filter(({ key }) => !keys.has(key));
    return { id, figures: readFigures([...own, ...shared]) };
  });
}

/** Whether one variant processes a wire: a no is a no, whatever is not known besides; without data there is no yes. */
function decideVerdict(wire: Wire, { id, figures }: Version): WireVerdict {
  const checks = properties.flatMap((property) => {
    const wanted = wireMeasure(wire, property);
    return wanted ? [checkProperty(property, wanted, figures)] : [];
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

/** The better verdict first: yes with more room, not known with less missing, no with fewer reasons. */
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

/** "A product fits a wire if one of its variants does": the best of its variants' verdicts. */
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
 * Checks every wire against every machine in each of its variants. Parts of machines, and products whose data says nothing to
 * what was asked, are left out.
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
