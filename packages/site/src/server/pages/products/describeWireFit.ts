import { describeVerdict, describeWireMeasure, nameVerdict, wireFilterMessages } from '@kmx/blocks';
import { productListParameters } from '@kmx/core';
import { checkWires, readFilterWire, type WireMachine } from '@kmx/core/wire-check';

import type { SiteView } from '../../view/createSiteView';

/**
 * Describes if a product processes the wire of an address: "Your wire: 0.5 mm² · fits · Cross-section: …". Undefined
 * without a valid wire, and for products that are no machines.
 */
export function describeWireFit(
  { intl, locale: { language }, measurement }: Pick<SiteView, 'intl' | 'locale' | 'measurement'>,
  product: WireMachine,
  query: URLSearchParams,
): string | undefined {
  const wire = readFilterWire(productListParameters.wire.parse(query), measurement);
  const verdict = wire && checkWires([wire], [product]).machines[0]?.verdicts[0];
  if (!verdict) return undefined;
  const context = { intl, language, measurement };
  const written = describeWireMeasure(wire.crossSection, context);
  return [
    `${intl.formatMessage(wireFilterMessages.label)}: ${written}`,
    nameVerdict(verdict, context),
    describeVerdict(verdict, context),
  ].join(' · ');
}
