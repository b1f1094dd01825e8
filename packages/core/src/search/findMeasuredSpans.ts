import type { LanguageCode } from '@kmx/contract/locales';
import { findMeasurements, type FoundMeasurement } from '../units/findMeasurements';
import { numberNotation } from '../units/numberNotation';
import { numberPattern } from '../units/parseNumber';
import { normalizeMeasurementText } from '../units/parseUnit';
import { unitOf } from '../units/unitTable';

const dash = String.raw` ?[-–—~〜] ?`;
const gauge = String.raw`\d{1,2}\/0|\d{1,2}`;
const rangeStart = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<figure>${gauge}|${numberPattern})${dash}$`,
  'u',
);
const rangeEnd = new RegExp(String.raw`^${dash}(?<figure>${gauge})(?![\p{L}\p{N}/]|[.,]\d)`, 'u');

/** Maximum distance of the other end of a range, in characters. */
const reach = 16;

const withUnit = (figure: string, { measurement }: FoundMeasurement, language: LanguageCode) =>
  findMeasurements(
    normalizeMeasurementText(`${figure} ${unitOf(measurement.unit).symbol}`),
    numberNotation(language),
  )
    .slice(0, 1)
    .map((found) => found.measurement);

/**
 * Completes a range whose unit is written once: "0.5 – 25 mm²", "AWG 20–4". Both ends have the position of the range.
 */
function completeRange(
  text: string,
  found: FoundMeasurement,
  language: LanguageCode,
): readonly FoundMeasurement[] {
  const { start, end, measurement } = found;
  const before = rangeStart.exec(text.slice(Math.max(0, start - reach), start));
  const after = measurement.unit === 'awg' ? rangeEnd.exec(text.slice(end, end + reach)) : null;
  const range = before
    ? { start: start - before[0].length, end, other: before.groups?.figure }
    : { start, end: end + (after?.[0].length ?? 0), other: after?.groups?.figure };
  if (range.other === undefined) return [found];
  const others = withUnit(range.other, found, language);
  const position = { start: range.start, end: range.end };
  return others.length === 0
    ? [found]
    : [...others, measurement].map((end) => ({ ...position, measurement: end }));
}

/**
 * Finds the measurements of a text from `normalizeMeasurementText`, including both ends of ranges; figures are parsed
 * in the language.
 */
export const findMeasuredSpans = (text: string, language: LanguageCode): readonly FoundMeasurement[] =>
  findMeasurements(text, numberNotation(language)).flatMap((found) => completeRange(text, found, language));
