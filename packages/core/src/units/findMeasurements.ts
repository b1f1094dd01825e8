import { createMeasurement, type Measurement } from './Measurement';
import { numberPattern, parseNumber, type NumberNotation } from './parseNumber';
import { normalizeMeasurementText, parseUnit, unitPattern } from './parseUnit';
import { parseGauge } from './wireGauge';

export interface FoundMeasurement {
  readonly start: number;
  readonly end: number;
  readonly measurement: Measurement;
}

const gauge = String.raw`\d{1,2}\/0|0{1,4}|\d{1,2}`;
const inch = String.raw`"|”|''|′′|inches|inch|in\.|in|zoll`;

/** Chinese and Japanese have no space between a unit and the next word. */
const wordPart = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}`;

/** Sizes in inches are nominal; tables of the trade have three decimals. */
const fractionDecimals = 3;

const anyMeasurement = new RegExp(
  [
    String.raw`(?<![${wordPart}.,/])(?:`,
    String.raw`(?:awg|gauge|ga) ?#?(?<gaugeAfter>${gauge})`,
    String.raw`|#?(?<gaugeBefore>${gauge})[ -]?(?:awg|gauge|ga)`,
    String.raw`|(?:(?<whole>\d+)[ -])?(?<numerator>\d+)\/(?<denominator>\d+) ?-?(?:${inch})`,
    String.raw`|(?<number>${numberPattern}) ?(?<unit>${unitPattern})`,
    String.raw`)(?![${wordPart}])`,
  ].join(''),
  'giu',
);

function readFraction(groups: Record<string, string | undefined>): Measurement | undefined {
  const { whole = '0', numerator, denominator } = groups;
  if (numerator === undefined || Number(denominator) === 0) return undefined;
  const value = Number(whole) + Number(numerator) / Number(denominator);
  return createMeasurement(value, 'in', fractionDecimals);
}

function readMatch(
  groups: Record<string, string | undefined>,
  notation: NumberNotation,
): Measurement | undefined {
  const { gaugeAfter, gaugeBefore, number, unit } = groups;
  const size = gaugeAfter ?? gaugeBefore;
  if (size !== undefined) {
    const value = parseGauge(size);
    return value === undefined ? undefined : createMeasurement(value, 'awg', 0);
  }
  if (number === undefined || unit === undefined) return readFraction(groups);
  const written = parseNumber(number, notation);
  const code = parseUnit(unit);
  if (!written || !code || code === 'awg') return undefined;
  return createMeasurement(written.value, code, written.decimals);
}

/** Finds all measurements in a text from `normalizeMeasurementText`, in order. */
export function findMeasurements(
  normalized: string,
  notation: NumberNotation = {},
): readonly FoundMeasurement[] {
  return [...normalized.matchAll(anyMeasurement)].flatMap((match) => {
    const measurement = readMatch(match.groups ?? {}, notation);
    if (!measurement) return [];
    return [{ start: match.index, end: match.index + match[0].length, measurement }];
  });
}

/**
 * Parses a text that is exactly one measurement: "0.5 mm2", "0,5 mm²", "20 AWG", "AWG 4/0", `1 1/4"`, "12’000 pcs/h";
 * else `undefined`.
 */
export function parseMeasurement(text: string, notation: NumberNotation = {}): Measurement | undefined {
  const normalized = normalizeMeasurementText(text);
  const [first] = findMeasurements(normalized, notation);
  return first?.start === 0 && first.end === normalized.length ? first.measurement : undefined;
}
