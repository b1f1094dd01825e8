import { conversions, gaugeText, type Quantity, type Unit } from './conversion';
import type { offerNames } from './terms/offers';
import type { specificationNames } from './terms/specifications';
import type { groups, words } from './terms/words';

export type SpecificationKey = keyof typeof specificationNames | keyof typeof offerNames;
export type Group = keyof typeof groups;
export type Word = keyof typeof words;
export type Figure = number | readonly [number, number];

/** A line of the technical data before it has an id. */
export interface Line {
  key: SpecificationKey;
  group: Group;
  value: string | null;
  word: Word | null;
  unit: Unit | null;
  system: 'dim_metric' | 'dim_imperial' | null;
  minimum: number | null;
  maximum: number | null;
}

const dash = ' – ';
const ends = (figure: Figure): readonly [number, number] =>
  typeof figure === 'number' ? [figure, figure] : figure;

const show = (figure: Figure, text: (value: number) => string = String): string => {
  const [from, to] = ends(figure);
  return from === to ? text(from) : `${text(from)}${dash}${text(to)}`;
};

const bounds = (figure: Figure): { minimum: number; maximum: number } => {
  const [from, to] = ends(figure);
  return { minimum: Math.min(from, to), maximum: Math.max(from, to) };
};

/** The same figure in both systems: two lines. */
export const measure = (group: Group, key: SpecificationKey, quantity: Quantity, figure: Figure): Line[] => {
  const { metric, imperial, convert } = conversions[quantity];
  const [from, to] = ends(figure);
  const converted: Figure = [convert(from), convert(to)];
  const text = quantity === 'crossSection' ? gaugeText : undefined;
  const common = { key, group, word: null };
  return [
    { ...common, value: show(figure), unit: metric, system: 'dim_metric', ...bounds(figure) },
    { ...common, value: show(converted, text), unit: imperial, system: 'dim_imperial', ...bounds(converted) },
  ];
};

/** A tolerance: ± the figure, in both systems. */
export const tolerance = (group: Group, key: SpecificationKey, quantity: Quantity, figure: number): Line[] =>
  measure(group, key, quantity, figure).map((line) => ({ ...line, value: `± ${line.value}` }));

/** A figure that reads the same in both systems. */
export const figure = (
  group: Group,
  key: SpecificationKey,
  value: Figure,
  unit: Unit | null = null,
): Line[] => [{ key, group, value: show(value), word: null, unit, system: null, ...bounds(value) }];

/** Text that every language writes alike: a standard, a name. */
export const text = (group: Group, key: SpecificationKey, value: string): Line[] => [
  { key, group, value, word: null, unit: null, system: null, minimum: null, maximum: null },
];

export const word = (group: Group, key: SpecificationKey, value: Word): Line[] => [
  { key, group, value: null, word: value, unit: null, system: null, minimum: null, maximum: null },
];

/** A property that differs between the grids and standards of the two worlds, without being converted. */
export const perSystem = (group: Group, key: SpecificationKey, metric: string, imperial: string): Line[] => {
  const [line] = text(group, key, metric);
  if (!line) return [];
  return [
    { ...line, system: 'dim_metric' },
    { ...line, value: imperial, system: 'dim_imperial' },
  ];
};
