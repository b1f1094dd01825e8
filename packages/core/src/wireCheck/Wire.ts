import { baseValue, type Measurement } from '../units/Measurement';
import { unitOf } from '../units/unitTable';
import { writeGauge } from '../units/wireGauge';

/** What is asked of a machine about a wire. */
export type WireProperty = 'crossSection' | 'stripLength' | 'outerDiameter';

/** One line of a wire list; what is `null` was not said and is not asked of a machine. */
export interface Wire {
  /** mm², AWG or kcmil: what was written decides how it is compared. */
  readonly crossSection: Measurement;
  readonly stripLength: Measurement | null;
  readonly outerDiameter: Measurement | null;
  /** How many pieces; at least 1. */
  readonly count: number;
  /** What the reader calls it; may be empty. */
  readonly name: string;
}

/** The most different wires that are checked at once: an address has to carry them. */
export const maxWires = 200;

/** The longest name that a wire keeps, in characters. */
const longestWireName = 24;

/** A name as a wire keeps it: on one line, and short. */
export function createWireName(text: string): string {
  const characters = [...text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()];
  return characters.length <= longestWireName
    ? characters.join('')
    : `${characters.slice(0, longestWireName - 1).join('')}…`;
}

/** The measure of a wire that a property asks for. */
export const wireMeasure = (wire: Wire, property: WireProperty): Measurement | null => wire[property];

const writeNumber = ({ value, unit }: Measurement) => (unit === 'awg' ? writeGauge(value) : String(value));

/** A measure without a space, as addresses have it: "0.5mm2", "20awg", "5" for lengths in mm. */
export const writeWireMeasure = (measure: Measurement | null): string => {
  if (measure === null) return '';
  return measure.unit === 'mm' ? writeNumber(measure) : writeNumber(measure) + measure.unit;
};

const measuresOf = ({ crossSection, stripLength, outerDiameter }: Wire) =>
  [crossSection, stripLength, outerDiameter].map(writeWireMeasure).join(';');

/** Equal wires as one with all their pieces, where the first of them stood, under all their names. */
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

/** Whether a measure can be that of a wire: more than nothing, and less than a house. */
export function isWireMeasure(measure: Measurement, property: WireProperty): boolean {
  const { quantity } = unitOf(measure.unit);
  const base = baseValue(measure);
  if (property === 'crossSection') return quantity === 'crossSection' && base > 0 && base <= 5000;
  return quantity === 'length' && base > 0 && base <= 10;
}
