'use client';

import { FormattedMessage } from 'react-intl';
import type { OrderStatus } from '../__generated__/customer/graphql';
import { SignTag } from '../shared/SignTag';
import { orderStatusIds, orderStatusSigns, orderStatusTones } from './orderMessages';

export const OrderStatusTag = ({ status }: { readonly status: OrderStatus }) => (
  <SignTag tone={orderStatusTones[status]} drawing={orderStatusSigns[status]} value={status}>
    <FormattedMessage id={orderStatusIds[status]} />
  </SignTag>
);
