import type { WireFormLine } from '@kmx/blocks';
import { writeValue, type Measurement, type MeasurementSystem } from '@kmx/core';
import { emptyWrittenWire, joinWire, type WireLine } from '@kmx/core/wire-check';

import type { WireRequest } from './readWireRequest';

/** Rows of the form, and the lines without a row. */
export interface WireFormLines {
  readonly lines: readonly WireFormLine[];
  readonly hiddenLines: readonly string[];
  readonly lengthUnit: 'mm' | 'in';
}

/** Number of rows in an empty form. */
const firstRows = 3;

/** Lists from files may be long; further lines are preserved as hidden inputs. */
const maxRows = 10;

const writeLength = (measure: Measurement | null, unit: 'mm' | 'in'): string => {
  if (!measure) return '';
  return measure.unit === unit ? writeValue(measure) : `${writeValue(measure)} ${measure.unit}`;
};

const writeSection = (measure: Measurement): string =>
  measure.unit === 'mm2' || measure.unit === 'awg'
    ? writeValue(measure)
    : `${writeValue(measure)} ${measure.unit}`;

/** Invalid values are redisplayed as entered. */
function toFormLine(line: WireLine, lengthUnit: 'mm' | 'in', unit: 'mm2' | 'awg'): WireFormLine {
  const { written, wire, problems } = line;
  if (!wire) return { ...written, unit, problems };
  return {
    crossSection: writeSection(wire.crossSection),
    unit: wire.crossSection.unit === 'mm2' ? 'mm2' : 'awg',
    stripLength: writeLength(wire.stripLength, lengthUnit),
    outerDiameter: writeLength(wire.outerDiameter, lengthUnit),
    count: String(wire.count),
    name: wire.name,
    problems,
  };
}

/** Creates the form for redisplay: all entries in their rows, and an additional row on request. */
export function createWireFormLines(
  { list, typedRows, isAdding }: WireRequest,
  measurement: MeasurementSystem,
): WireFormLines {
  const [unit, lengthUnit] = measurement === 'Imperial' ? (['awg', 'in'] as const) : (['mm2', 'mm'] as const);
  const count = Math.max(maxRows, typedRows);
  const shown = list.lines.slice(0, count).map((line) => toFormLine(line, lengthUnit, unit));
  const requested = Math.max(shown.length + (isAdding ? 1 : 0), list.lines.length === 0 ? firstRows : 0);
  const empty = { ...emptyWrittenWire, unit, problems: [] };
  return {
    lines: [...shown, ...Array.from({ length: requested - shown.length }, () => empty)],
    hiddenLines: list.lines.slice(count).map(({ written }) => joinWire(written)),
    lengthUnit,
  };
}
