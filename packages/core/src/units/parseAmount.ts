import type { Amount, AmountShape } from './Amount';
import { parseMeasurement } from './findMeasurements';
import { createMeasurement, type Measurement } from './Measurement';
import { numberPattern, parseNumber, type NumberNotation } from './parseNumber';
import { normalizeMeasurementText, parseUnit, unitPattern } from './parseUnit';
import type { UnitCode } from './unitTable';
import { parseGauge } from './wireGauge';

const figure = String.raw`(?:[1-4]\/0|${numberPattern})`;
const rangeMark = String.raw`(?: ?(?:–|—|\.{2,3}|~|-) ?| to )`;
const trailingUnit = new RegExp(String.raw`^(.*\d) ?(${unitPattern})$`, 'iu');

/** `[shape, the whole text]`; the figures are matched again inside. */
const shapes: readonly (readonly [AmountShape, RegExp])[] = [
  ['single', new RegExp(`^${figure}$`, 'u')],
  ['tolerance', new RegExp(String.raw`^(?:±|\+\/-) ?${figure}$`, 'u')],
  ['atMost', new RegExp(String.raw`^(?:≤|<=|<|max\.?|up to) ?${figure}$`, 'iu')],
  ['atLeast', new RegExp(String.raw`^(?:≥|>=|>|min\.?|from) ?${figure}$`, 'iu')],
  ['range', new RegExp(`^${figure}${rangeMark}${figure}$`, 'iu')],
  ['dimensions', new RegExp(`^${figure}(?: ?[×x*] ?${figure}){1,2}$`, 'iu')],
  ['list', new RegExp(String.raw`^${figure}(?: ?[/;] ?${figure})+$`, 'u')],
];

/** In a range the dash is no sign, unless it is doubled: "-5 - -1". */
const figures = new RegExp(
  String.raw`(?<![\d.,])[-−+]?(?:[1-4]\/0|${numberPattern.replace('[-+−]?', '')})`,
  'gu',
);

function readFigure(text: string, unit: UnitCode, notation: NumberNotation): Measurement | undefined {
  if (unit === 'awg') {
    const gauge = parseGauge(text);
    return gauge === undefined ? undefined : createMeasurement(gauge, unit, 0);
  }
  const written = parseNumber(text, notation);
  return written && createMeasurement(written.value, unit, written.decimals);
}

function figuresOf(text: string, shape: AmountShape): readonly string[] {
  const bare = shape === 'range' ? text.replace(/(?<=\d) ?(?:-|\.{2,3}) ?(?=[-−+]?\d)/u, ' – ') : text;
  return [...bare.replace(/^(?:\+\/-|±)/u, '').matchAll(figures)].map(([found]) => found);
}

function readFigures(text: string, unit: UnitCode, notation: NumberNotation): Amount | undefined {
  const shape = shapes.find(([, pattern]) => pattern.test(text))?.[0];
  if (!shape) return undefined;
  const [first, ...rest] = figuresOf(text, shape).map((found) => readFigure(found, unit, notation));
  const others = rest.filter((value) => value !== undefined);
  if (!first || others.length < rest.length) return undefined;
  return { shape, unit, values: [first, ...others] };
}

/**
 * Parses a specification's value ("0.13 – 6", "≤ 10", "± 0.2", "1200 x 800", "115 / 230") with its unit, or with the
 * unit after the figures if the field is empty; `undefined` for text and unknown units.
 */
export function parseAmount(
  value: string,
  unit: string | null,
  notation: NumberNotation = {},
): Amount | undefined {
  const text = normalizeMeasurementText(value);
  const code = parseUnit(unit ?? '');
  if (!code) return undefined;
  if (code !== 'one') return readFigures(text, code, notation);
  const single = parseMeasurement(text, notation);
  if (single) return { shape: 'single', unit: single.unit, values: [single] };
  const [, inner, suffix] = trailingUnit.exec(text) ?? [];
  const suffixCode = suffix === undefined ? undefined : parseUnit(suffix);
  return inner !== undefined && suffixCode
    ? readFigures(inner, suffixCode, notation)
    : readFigures(text, 'one', notation);
}
