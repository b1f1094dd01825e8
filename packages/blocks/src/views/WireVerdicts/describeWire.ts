import { formatMeasurement, toSystem, type Measurement } from '@kmx/core';
import type { Wire } from '@kmx/core/wire-check';

import type { WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';

/** Original measure, followed by the reader's system if it differs: "20 AWG (0.518 mm²)". */
export function describeWireMeasure(
  measure: Measurement,
  { language, measurement }: Omit<WireCheckContext, 'intl'>,
): string {
  const written = formatMeasurement(measure, language);
  const own = toSystem(measure, measurement);
  return own.unit === measure.unit ? written : `${written} (${formatMeasurement(own, language)})`;
}

/** Measures of a wire without its name and its number of pieces. */
export function describeWire(wire: Wire, context: WireCheckContext): string {
  const { intl } = context;
  const parts = (['stripLength', 'outerDiameter'] as const).flatMap((property) => {
    const measure = wire[property];
    const name = intl.formatMessage(wireVerdictsMessages[property]);
    return measure ? [`${name} ${describeWireMeasure(measure, context)}`] : [];
  });
  return [describeWireMeasure(wire.crossSection, context), ...parts].join(', ');
}
