import { baseValue, type Measurement } from '../units/Measurement';
import { unitOf } from '../units/unitTable';
import { writeGauge } from '../units/wireGauge';

export type WireProperty = 'crossSection' | 'stripLength' | 'outerDiameter';

/** Line of a wire list; `null` values were not given and are not checked. */
export interface Wire {
  /** mm², AWG or kcmil; the written unit decides the comparison. */
  readonly crossSection: Measurement;
  readonly stripLength: Measurement | null;
  readonly outerDiameter: Measurement | null;
  /** Number of pieces; at least 1. */
  readonly count: number;
  /** Name of the reader; may be empty. */
  readonly name: string;
}

/** Maximum of different wires in a check: an address must contain them. */
export const maxWires = 200;

/** Maximum length of a name in characters. */
const maxWireNameLength = 24;

/** Normalizes a name: one line, truncated. */
export function createWireName(text: string): string {
  const characters = [...text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()];
  return characters.length <= maxWireNameLength
    ? characters.join('')
    : `${characters.slice(0, maxWireNameLength - 1).join('')}…`;
}

export const wireMeasure = (wire: Wire, property: WireProperty): Measurement | null => wire[property];

const writeNumber = ({ value, unit }: Measurement) => (unit === 'awg' ? writeGauge(value) : String(value));

/** Writes a measure without a space, for addresses: "0.5mm2", "20awg", "5" for lengths in mm. */
export const writeWireMeasure = (measure: Measurement | null): string => {
  if (measure === null) return '';
  return measure.unit === 'mm' ? writeNumber(measure) : writeNumber(measure) + measure.unit;
};

const measuresOf = ({ crossSection, stripLength, outerDiameter }: Wire) =>
  [crossSection, stripLength, outerDiameter].map(writeWireMeasure).join(';');

export function addUpWires(wires: readonly Wire[]): readonly Wire[] {
  const groups = new Map<string, Wire[]>();
  for (const wire of wires) {
    const key = measuresOf(wire);
    groups.set(key, [...(groups.get(key) ?? []), wire]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const names = [...new Set(group.map(({ name }) => name).filter((name) => name !== ''))];
    const count = group.reduce((sum, wire) => sum + wire.count, 0);
    return [{ ...first, count, name: createWireName(names.join(', ')) }];
  });
}

/** Rejects values that no wire can have: zero, and absurdly large ones. */
export function isWireMeasure(measure: Measurement, property: WireProperty): boolean {
  const { quantity } = unitOf(measure.unit);
  const base = baseValue(measure);
  if (property === 'crossSection') return quantity === 'crossSection' && base > 0 && base <= 5000;
  return quantity === 'length' && base > 0 && base <= 10;
}
