import { wireFilterFieldId, wireFilterMessages } from '@kmx/blocks';
import { applicationPaths, productListParameters, siteUrl } from '@kmx/core';
import { SearchField } from '@kmx/design-system';

import { createFilterWire } from '@/server/pages/products/catalogueWire';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * Field for the reader's wire in the menu of the products. It has the styles of the search, which every page has; an error
 * is at the field on the page of the products.
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
