import type { Specification } from '../products/Specification';

import type { WireMachine } from './checkWires';
import type { Wire } from './Wire';
import { parseWireList } from './wireListQuery';

/** Wires as an address has them; throws for one that cannot be read, so that a test cannot pass by it. */
export const wiresOf = (...values: readonly string[]): readonly Wire[] => {
  const { lines, wires } = parseWireList(values);
  const problems = lines.flatMap((line) => line.problems);
  if (problems.length > 0) throw new Error(problems.map(({ code, found }) => `${code} ${found}`).join(', '));
  return wires;
};

/** A line of technical data in mm² or mm, metric. */
export const line = (key: string, value: string, unit: string | null = null): Specification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: unit === null ? null : 'Metric',
});

export const mains = line('mains', '1 × 230 V, 50 Hz');
export const crossSection = (value: string) => line('crossSection', value, 'mm²');
export const strip = (value: string, key = 'stripLength') => line(key, value, 'mm');
export const diameter = (value: string) => line('outerDiameter', value, 'mm');

/** A machine with the same lines for each of its variants, and the variants' own; without any, it has one that adds nothing. */
export const machine = (
  slug: string,
  specifications: readonly Specification[],
  variants: Readonly<Record<string, readonly Specification[]>> = { v1: [] },
): WireMachine => ({
  slug,
  name: slug,
  specifications: [mains, ...specifications],
  variants: Object.entries(variants).map(([id, own]) => ({ id, specifications: own })),
});
