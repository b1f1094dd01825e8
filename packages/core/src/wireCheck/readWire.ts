import { fail, ok, type Result } from '../types/Result';
import { parseMeasurement } from '../units/findMeasurements';
import { createMeasurement, type Measurement } from '../units/Measurement';
import { parseNumber } from '../units/parseNumber';
import { normalizeMeasurementText } from '../units/parseUnit';
import type { UnitCode } from '../units/unitTable';
import { parseGauge } from '../units/wireGauge';

import { createWireName, isWireMeasure, type Wire, type WireProperty } from './Wire';

export type WireField = WireProperty | 'count' | 'name';

export type WrittenWire = Readonly<Record<WireField, string>>;

/** Units of fields without one; without a default for the cross-section, plain numbers are rejected. */
export type AssumedUnits = Readonly<Partial<Record<WireProperty, UnitCode>>>;

export interface WireFieldProblem {
  readonly code: 'noSection' | 'noUnit' | 'badSection' | 'badStripLength' | 'badOuterDiameter' | 'badCount';
  readonly field: WireField;
  readonly found: string;
}

export const emptyWrittenWire: WrittenWire = {
  crossSection: '',
  stripLength: '',
  outerDiameter: '',
  count: '',
  name: '',
};

const badCodes = {
  crossSection: 'badSection',
  stripLength: 'badStripLength',
  outerDiameter: 'badOuterDiameter',
} as const satisfies Record<WireProperty, WireFieldProblem['code']>;

/** Wire figures have no thousands, so a single mark is a decimal mark in either spelling. */
const notationOf = (text: string) => ({ decimal: text.includes(',') ? ',' : '.' }) as const;

/** Limits the cost of a field. */
const maxMeasureLength = 60;

/** Wire figures have no grouped thousands; "5.2.1" is a typo and not 521. */
const isPlainNumber = (text: string) => /^[-+−]?\d+(?:[.,]\d+)?$/.test(text);

/** ".5", as calculators and some spreadsheets write it. */
const withLeadingZero = (text: string) => text.replace(/^([-+−]?)(?=[.,]\d)/, (sign) => `${sign}0`);

function readBare(text: string, unit: UnitCode): Measurement | undefined {
  if (unit === 'awg') {
    const gauge = parseGauge(text);
    return gauge === undefined ? undefined : createMeasurement(gauge, unit, 0);
  }
  const written = isPlainNumber(text) ? parseNumber(text, notationOf(text)) : undefined;
  return written && createMeasurement(written.value, unit, written.decimals);
}

const isBare = (text: string) => /^[-+−]?[\d.,/ ]+$/.test(text);

function readMeasure(
  property: WireProperty,
  written: string,
  unit: UnitCode | undefined,
): Result<Measurement, WireFieldProblem> {
  const problem = (code: WireFieldProblem['code']) => fail({ code, field: property, found: written.trim() });
  if (written.trim().length > maxMeasureLength) return problem(badCodes[property]);
  const text = withLeadingZero(normalizeMeasurementText(written));
  if (unit === undefined && isBare(text)) {
    return problem(isPlainNumber(text) ? 'noUnit' : badCodes[property]);
  }
  const named = parseMeasurement(text, notationOf(text));
  // "AWG 99" is no gauge, and no 99 mm² either.
  const bare = unit === 'awg' ? text.replace(/^(?:awg|#) ?/i, '') : text;
  const measure = named ?? (unit && readBare(bare, unit));
  return measure && isWireMeasure(measure, property) ? ok(measure) : problem(badCodes[property]);
}

/** The count is an integer: here marks group thousands. */
function readCount(written: string): Result<number, WireFieldProblem> {
  const text = normalizeMeasurementText(written);
  if (text === '') return ok(1);
  const isWhole = /^(?:\d+|\d{1,3}(?:[ '’.,]\d{3})+)$/.test(text);
  const count = isWhole ? Number(text.replaceAll(/\D/g, '')) : 0;
  return count >= 1 && count <= 1_000_000_000
    ? ok(count)
    : fail({ code: 'badCount', field: 'count', found: text });
}

/**
 * Parses a line of a wire list; fails with every invalid field. Lengths without a unit are in mm, the default count is
 * 1.
 */
export function readWire(
  written: WrittenWire,
  units: AssumedUnits = {},
): Result<Wire, readonly WireFieldProblem[]> {
  const section: Result<Measurement, WireFieldProblem> =
    written.crossSection.trim() === ''
      ? fail({ code: 'noSection', field: 'crossSection', found: '' })
      : readMeasure('crossSection', written.crossSection, units.crossSection);
  const length = (property: 'stripLength' | 'outerDiameter'): Result<Measurement | null, WireFieldProblem> =>
    written[property].trim() === ''
      ? ok(null)
      : readMeasure(property, written[property], units[property] ?? 'mm');
  const strip = length('stripLength');
  const diameter = length('outerDiameter');
  const count = readCount(written.count);
  if (section.ok && strip.ok && diameter.ok && count.ok) {
    return ok({
      crossSection: section.value,
      stripLength: strip.value,
      outerDiameter: diameter.value,
      count: count.value,
      name: createWireName(written.name),
    });
  }
  return fail([section, strip, diameter, count].flatMap((result) => (result.ok ? [] : [result.error])));
}
