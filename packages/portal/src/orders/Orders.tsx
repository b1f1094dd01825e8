'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { formatOrderListQuery, parseOrderListQuery, type SignedInUser } from '@kmx/core/portal';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { CartLink } from '../cart/CartLink';
import { useAddressQuery } from '../lists/useAddressQuery';
import { NoAccess } from '../parts/NoAccess';
import { Screen } from '../parts/Parts.styles';
import { canReadOrders, canUseParts } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { OrderFilters } from './OrderFilters';
import { OrderResults } from './OrderResults';

interface OrdersProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

const format = { parse: parseOrderListQuery, format: formatOrderListQuery };

function OrderHistory({ locale, user, config }: OrdersProps) {
  const intl = useIntl();
  const state = useAddressQuery(format);
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.orders.title' })}
        lead={<FormattedMessage id="portal.orders.lead" />}
        actions={canUseParts(user) && <CartLink userId={user.id} locale={locale} />}
      />
      <OrderFilters state={state} />
      <OrderResults state={state} locale={locale} config={config} />
    </Screen>
  );
}

/** Order history of the user's organisations; requires permission to order parts or to approve orders. */
export const Orders = (props: OrdersProps) =>
  canReadOrders(props.user) ? (
    <OrderHistory {...props} />
  ) : (
    <NoAccess application="productinfo" locale={props.locale} />
  );
