import type { Specification } from '../products/Specification';

import type { WireMachine } from './checkWires';
import type { Wire } from './Wire';
import { parseWireList } from './wireListQuery';

/** Parses wires from parameter values; throws if one is invalid. */
export const wiresOf = (...values: readonly string[]): readonly Wire[] => {
  const { lines, wires } = parseWireList(values);
  const problems = lines.flatMap((line) => line.problems);
  if (problems.length > 0) throw new Error(problems.map(({ code, found }) => `${code} ${found}`).join(', '));
  return wires;
};

/** Metric line of technical data in mm² or mm. */
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

/** Machine with common lines and its variants; by default one variant without specific lines. */
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
