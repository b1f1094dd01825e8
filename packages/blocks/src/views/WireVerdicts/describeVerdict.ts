import {
  amountToSystem,
  baseValue,
  createMeasurement,
  formatAmount,
  formatMeasurement,
  mm2ToAwg,
  toSystem,
} from '@kmx/core';
import type { PropertyCheck, WireVerdict } from '@kmx/core/wire-check';

import { describeWireMeasure } from './describeWire';
import type { WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';

type Inside = Extract<PropertyCheck, { kind: 'inside' }>;

/** Two significant digits are sufficient for a distance. */
const decimalsFor = (value: number) => Math.max(0, Math.min(3, 1 - Math.floor(Math.log10(value))));

function describeDistance(check: Inside, { intl, language, measurement }: WireCheckContext): string {
  const { margin, property, requested } = check;
  if (property !== 'crossSection') {
    const millimetres = margin.distance * 1000;
    const distance = createMeasurement(millimetres, 'mm', decimalsFor(millimetres));
    return formatMeasurement(toSystem(distance, measurement), language);
  }
  if (measurement === 'Metric')
    return formatMeasurement(
      createMeasurement(margin.distance, 'mm2', decimalsFor(margin.distance)),
      language,
    );
  const size = baseValue(requested);
  const limit = margin.end === 'lower' ? size - margin.distance : size + margin.distance;
  const count = intl.formatNumber(Math.abs(mm2ToAwg(limit) - mm2ToAwg(size)), { maximumFractionDigits: 0 });
  return intl.formatMessage(wireVerdictsMessages.gauges, { count });
}

/** Describes the distance to the limit: "Cross-section: 0.37 mm² (74 %) above the lower limit". */
export function describeMargin(check: Inside, context: WireCheckContext): string {
  const { intl } = context;
  const { end, share } = check.margin;
  const property = intl.formatMessage(wireVerdictsMessages[check.property]);
  // Differences below half a percent are within the rounding of the figures.
  if (share < 0.005) return intl.formatMessage(wireVerdictsMessages.marginNone, { property });
  const message = end === 'lower' ? wireVerdictsMessages.marginLower : wireVerdictsMessages.marginUpper;
  return intl.formatMessage(message, {
    property,
    distance: describeDistance(check, context),
    share: intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
  });
}

export function describeCheck(check: PropertyCheck, context: WireCheckContext): string {
  const { intl, language, measurement } = context;
  const property = intl.formatMessage(wireVerdictsMessages[check.property]);
  switch (check.kind) {
    case 'inside':
      return describeMargin(check, context);
    case 'outside':
      return intl.formatMessage(wireVerdictsMessages[check.end === 'lower' ? 'below' : 'above'], {
        property,
        requested: describeWireMeasure(check.requested, context),
        range: formatAmount(amountToSystem(check.range, measurement), language),
      });
    case 'noData':
      return intl.formatMessage(wireVerdictsMessages.noData, { property });
  }
}

/** Explains a verdict: the smallest margin of a yes, all reasons of a no, all missing data of an unknown. */
export function describeVerdict(verdict: WireVerdict, context: WireCheckContext): string {
  switch (verdict.kind) {
    case 'fits':
      return describeMargin(verdict.tightest, context);
    case 'doesNotFit':
      return verdict.reasons.map((reason) => describeCheck(reason, context)).join('; ');
    case 'unknown':
      return verdict.checks
        .filter(({ kind }) => kind === 'noData')
        .map((check) => describeCheck(check, context))
        .join('; ');
  }
}

export const nameVerdict = ({ kind }: WireVerdict, { intl }: Pick<WireCheckContext, 'intl'>): string =>
  intl.formatMessage(wireVerdictsMessages[kind]);
