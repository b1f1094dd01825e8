'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Heading, Icon } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { serviceCodeOf } from '../../data/problems';
import { Skeleton } from '../../notices/Skeleton';
import { SupportNotice } from '../../notices/SupportNotice';
import { NoAccess } from '../../parts/NoAccess';
import { BackLink, Bar, Part, Screen, Total } from '../../parts/Parts.styles';
import { createOrderListHref } from '../../parts/productInfoAddresses';
import { canReadOrders, canUseParts } from '../../shared/canUse';
import { OrderDocument } from '../orders.customerQuery';
import { OrderAgain } from './OrderAgain';
import { OrderApproval } from './OrderApproval';

import { OrderHeader } from './OrderHeader';
import { OrderLines } from './OrderLines';
import { OrderMissing } from './OrderMissing';

interface OrderViewProps {
  readonly reference: string;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

function OrderContent({ reference, locale, user, config }: OrderViewProps) {
  const intl = useIntl();
  const { data, error, loading, refetch } = useQuery(OrderDocument, {
    variables: { reference, language: locale.language },
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.order;
  if (detail)
    return (
      <>
        <OrderHeader detail={detail} />
        <OrderApproval detail={detail} />
        {canUseParts(user) && <OrderAgain lines={detail.lines} locale={locale} user={user} />}
        <Part>
          <Bar>
            <Heading level={2} size="m">
              <FormattedMessage id="portal.orders.lines" />
            </Heading>
            <Total>
              <FormattedMessage
                id="portal.cart.total"
                values={{ lines: detail.order.lineCount, pieces: detail.order.pieces }}
              />
            </Total>
          </Bar>
          <OrderLines lines={detail.lines} />
        </Part>
      </>
    );
  if (serviceCodeOf(error) === 'ORDER_NOT_AVAILABLE') return <OrderMissing locale={locale} />;
  if (error)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.orders.title' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Skeleton lines={8} />;
}

export function OrderView(props: OrderViewProps) {
  const { locale, user } = props;
  if (!canReadOrders(user)) return <NoAccess application="productinfo" locale={locale} />;
  return (
    <Screen>
      <BackLink href={createOrderListHref(locale)} data-link="route">
        <Icon name="arrow-left" size={16} />
        <FormattedMessage id="portal.orders.back" />
      </BackLink>
      <OrderContent {...props} />
    </Screen>
  );
}
