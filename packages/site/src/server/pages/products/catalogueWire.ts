import { describeWireMeasure, wireFilterMessages, type FilterWire } from '@kmx/blocks';
import {
  createMeasurement,
  emptyProductFilter,
  formatMeasurement,
  formatProductListQuery,
  productListParameters,
  type Measurement,
  type WireFilter,
} from '@kmx/core';
import { fittingMachines, readFilterWire, writeWireMeasure } from '@kmx/core/wire-check';

import type { SiteView } from '../../view/createSiteView';
import { loadWireMachines } from '../../wireCheck/loadWireMachines';

/** The reader's wire, by which the address narrows a list. */
export interface CatalogueWire {
  readonly filter: WireFilter;
  /** Label of the filter: "Your wire: 20 AWG (0.518 mm²)". */
  readonly label: string;
  /** Cross-section as entered, formatted. */
  readonly value: string;
}

type WireView = Pick<SiteView, 'intl' | 'locale' | 'measurement'>;

/**
 * Loads which machines process the wire of an address; undefined without a valid one.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export async function loadCatalogueWire(
  { intl, locale: { language }, measurement }: WireView,
  query: URLSearchParams,
): Promise<CatalogueWire | undefined> {
  const wire = readFilterWire(productListParameters.wire.parse(query), measurement);
  if (!wire) return undefined;
  const { crossSection } = wire;
  const slugs = fittingMachines(wire, await loadWireMachines(language));
  const shown = describeWireMeasure(crossSection, { language, measurement });
  return {
    filter: { value: writeWireMeasure(crossSection), slugs },
    label: `${intl.formatMessage(wireFilterMessages.label)}: ${shown}`,
    value: formatMeasurement(crossSection, language),
  };
}

/** Returns `?wire=0.5mm2`; `''` without a wire. */
export const wireQuery = (wire: Pick<CatalogueWire, 'filter'> | undefined): string =>
  wire ? `?${formatProductListQuery({ filter: { ...emptyProductFilter, wire: wire.filter } })}` : '';

/** A common size in both systems. */
const examples: Record<WireView['measurement'], readonly [Measurement, Measurement]> = {
  Metric: [createMeasurement(0.5, 'mm2', 1), createMeasurement(20, 'awg', 0)],
  Imperial: [createMeasurement(20, 'awg', 0), createMeasurement(0.5, 'mm2', 1)],
};

/** Creates the field for the wire, with the entry of the reader if it is invalid. */
export function createFilterWire(
  { locale: { language }, measurement }: Pick<WireView, 'locale' | 'measurement'>,
  text: string,
  wire: Pick<CatalogueWire, 'value'> | undefined,
  isRequired = false,
): FilterWire {
  const [example, other] = examples[measurement];
  return {
    value: wire?.value ?? text,
    isInvalid: !wire && (isRequired || text !== ''),
    examples: [formatMeasurement(example, language), formatMeasurement(other, language)],
  };
}
