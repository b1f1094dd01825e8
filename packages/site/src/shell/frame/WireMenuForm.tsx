import { wireFilterFieldId, wireFilterMessages } from '@kmx/blocks';
import { applicationPaths, productListParameters, siteUrl } from '@kmx/core';
import { SearchField } from '@kmx/design-system';

import { createFilterWire } from '@/server/pages/products/catalogueWire';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * Field for the reader's wire in the menu of the products. Reuses the search field, whose styles every page has. The
 * products page reports an invalid entry at its own field.
 */
export function WireMenuForm({ view }: { view: SiteView }) {
  const { intl, links } = view;
  const label = intl.formatMessage(wireFilterMessages.label);
  return (
    <SearchField
      id="wire-menu"
      action={`${siteUrl(applicationPaths.products, links)}#${wireFilterFieldId}`}
      name={productListParameters.wire.name}
      label={label}
      landmarkLabel={label}
      placeholder={createFilterWire(view, '', undefined).examples[0]}
      buttonLabel={intl.formatMessage(wireFilterMessages.show)}
    />
  );
}
