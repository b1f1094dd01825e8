import type { MeasurementSystem } from '../types/Country';
import { amountToSystem, type Amount } from '../units/Amount';
import { toSystem } from '../units/convertMeasurement';
import { parseMeasurement } from '../units/findMeasurements';
import { formatMeasurement, formatValue } from '../units/formatMeasurement';
import { createMeasurement, type Measurement } from '../units/Measurement';
import { unitInSystem } from '../units/measurementSystems';
import { numberNotation } from '../units/numberNotation';
import { parseNumber } from '../units/parseNumber';
import { normalizeMeasurementText } from '../units/parseUnit';
import { isUnitCode, unitOf, type UnitCode } from '../units/unitTable';
import { parseGauge } from '../units/wireGauge';

import type { ProductFilter, RangeFilter } from './ProductFilter';
import { listFieldKeys, parseProductFilter, rangeFieldNames } from './productListQuery';

export type RangeEnd = 'from' | 'to';

export interface FilterFormProblem {
  readonly key: string;
  readonly end: RangeEnd;
  /** Original text of the reader. */
  readonly text: string;
  readonly unit: UnitCode;
}

/** Filter of an address, in the format of links (`range=…`) or of a form without script (`from.…`). */
export interface FilterForm {
  readonly filter: ProductFilter;
  readonly problems: readonly FilterFormProblem[];
  /** True if the address has form fields; `formatProductListQuery` returns a shorter one. */
  readonly isForm: boolean;
}

const maxFields = 50;

/** Gauges end far below the smallest size sold in kcmil. */
const thinnestKcmil = 250;

function readPlain(text: string, unit: UnitCode, language: string): Measurement | undefined {
  const gauge = unit === 'awg' ? parseGauge(text) : undefined;
  if (gauge !== undefined) return createMeasurement(gauge, unit, 0);
  const written = parseNumber(text, numberNotation(language));
  if (!written) return undefined;
  if (unit !== 'awg') return createMeasurement(written.value, unit, written.decimals);
  return written.value >= thinnestKcmil ? createMeasurement(written.value, 'kcmil', 0) : undefined;
}

/** Parses "0,5", "20" or "4/0" in the unit of the field, or "0.5 mm²" with its own unit of the same quantity. */
function readFigure(text: string, unit: UnitCode, language: string): Measurement | undefined {
  const written = normalizeMeasurementText(text);
  const measured = parseMeasurement(written, numberNotation(language));
  if (!measured) return readPlain(written, unit, language);
  return measured.quantity === unitOf(unit).quantity ? measured : undefined;
}

/** Six digits exceed the precision of any wire. */
const inUnit = ({ value, unit }: Measurement, code: UnitCode): number =>
  unit === code ? value : Number(unitOf(code).fromBase(unitOf(unit).toBase(value)).toPrecision(6));

function joinEnds(key: string, from: Measurement | null, to: Measurement | null): RangeFilter | undefined {
  const first = from ?? to;
  if (!first) return undefined;
  const isMixed = from !== null && to !== null && from.unit !== to.unit;
  const unit = isMixed ? unitInSystem(first.unit, 'Metric') : first.unit;
  return { key, unit, from: from && inUnit(from, unit), to: to && inUnit(to, unit) };
}

interface ReadRange {
  readonly range: RangeFilter | undefined;
  readonly problems: readonly FilterFormProblem[];
}

function readRange(key: string, query: URLSearchParams, language: string): ReadRange {
  const names = rangeFieldNames(key);
  const code = query.get(names.unit) ?? '';
  const unit = isUnitCode(code) ? code : 'one';
  const ends = (['from', 'to'] as const).map((end) => {
    const text = query.get(names[end])?.trim() ?? '';
    return { end, text, figure: text === '' ? null : readFigure(text, unit, language) };
  });
  const problems = ends
    .filter(({ figure }) => figure === undefined)
    .map(({ end, text }) => ({ key, end, text, unit }));
  const [from = null, to = null] = ends.map(({ figure }) => figure ?? null);
  return { range: joinEnds(key, from, to), problems };
}

/** Parses the filter of an address; form fields override the `range` of the same property. */
export function readFilterForm(query: URLSearchParams, language: string): FilterForm {
  const filter = parseProductFilter(query);
  const keys = listFieldKeys(query);
  const read = keys.slice(0, maxFields).map((key) => readRange(key, query, language));
  const entered = read.flatMap(({ range }) => range ?? []);
  const others = filter.ranges.filter(({ key }) => !keys.includes(key));
  return {
    filter: { ...filter, ranges: [...others, ...entered] },
    problems: read.flatMap(({ problems }) => problems),
    isForm: keys.length > 0,
  };
}

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

const endOf = ({ unit }: RangeFilter, value: number): Measurement =>
  createMeasurement(value, unit, unit === 'awg' ? 0 : decimalsOf(value));

/** Formats one end of a range for its field: in the reader's system, with the unit if it differs from the field's. */
export function writeRangeEnd(
  range: RangeFilter | null,
  end: RangeEnd,
  { unit, system, language }: { unit: UnitCode; system: MeasurementSystem; language: string },
): string {
  const value = range?.[end] ?? null;
  if (range === null || value === null) return '';
  const shown = toSystem(endOf(range, value), system);
  return shown.unit === unit ? formatValue(shown, language) : formatMeasurement(shown, language);
}

/**
 * Returns a range as an amount in the reader's system: "0.5 – 2.5 mm²", "≥ 20 AWG"; `undefined` if both ends are open.
 */
export function rangeAmount(range: RangeFilter, system: MeasurementSystem): Amount | undefined {
  const [from, to] = [range.from, range.to].map((value) => (value === null ? null : endOf(range, value)));
  if (from && to) return amountToSystem({ shape: 'range', unit: range.unit, values: [from, to] }, system);
  if (from) return amountToSystem({ shape: 'atLeast', unit: range.unit, values: [from] }, system);
  return to ? amountToSystem({ shape: 'atMost', unit: range.unit, values: [to] }, system) : undefined;
}
