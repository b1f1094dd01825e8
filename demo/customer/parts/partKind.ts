import { type MachineType, machineTypes } from '@kmx/contract/machines';
import type { PartKind as Wear } from '@kmx/contract/parts';

/** Order of the names below. */
export const nameLanguages = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

export type Drawing =
  | 'blade'
  | 'punch'
  | 'tube'
  | 'belt'
  | 'sensor'
  | 'gripper'
  | 'cylinder'
  | 'filter'
  | 'electronics'
  | 'kit';

/** A kind of part: twenty parts, one for each pair of a size and a mark. */
export interface PartKind {
  /** Its article numbers begin with it. */
  code: string;
  drawing: Drawing;
  kind: Wear;
  types: readonly MachineType[];
  /** By language; the decimal sign of the sizes follows the language. */
  names: readonly string[];
  /** Five: what the size reads in every language, with a decimal point. */
  sizes: readonly string[];
  /** Four, the first may be empty. */
  marks: readonly string[];
  /** Wear parts: cycles after which they are replaced on a machine of average load. */
  cycles: number | null;
}

export const everyType: readonly MachineType[] = machineTypes;
export const wireTypes: readonly MachineType[] = ['cutStrip', 'cableStrip', 'crimpLine', 'highVoltage'];
export const crimpTypes: readonly MachineType[] = ['crimpLine', 'crimpPress', 'highVoltage'];
export const feedTypes: readonly MachineType[] = ['cutStrip', 'crimpLine', 'twisting', 'harness', 'handling'];
export const lineTypes: readonly MachineType[] = ['cutStrip', 'crimpLine', 'twisting', 'harness'];

type Shape = readonly [
  code: string,
  drawing: Drawing,
  types: readonly MachineType[],
  sizes: string,
  marks: string,
];

const create = (
  [code, drawing, types, sizes, marks]: Shape,
  names: string,
  cycles: number | null,
): PartKind => ({
  code,
  drawing,
  types,
  sizes: sizes.split('|'),
  marks: marks.split('|'),
  names: names.split('|'),
  kind: cycles === null ? 'spare' : 'wear',
  cycles,
});

/** A part that wears: `cycles` on average until it is replaced. */
export const wear = (cycles: number, shape: Shape, names: string): PartKind => create(shape, names, cycles);
export const spare = (shape: Shape, names: string): PartKind => create(shape, names, null);
