'use client';

import { FormattedMessage } from 'react-intl';
import type { ProductInfoStatus } from '../__generated__/customer/graphql';
import { SignTag } from '../shared/SignTag';
import { productStatusIds, productStatusSigns, productStatusTones } from './productInfoLabels';

/** Availability of a product as label, icon and tone. */
export const ProductStatusTag = ({ status }: { readonly status: ProductInfoStatus }) => (
  <SignTag tone={productStatusTones[status]} drawing={productStatusSigns[status]} value={status}>
    <FormattedMessage id={productStatusIds[status]} />
  </SignTag>
);
