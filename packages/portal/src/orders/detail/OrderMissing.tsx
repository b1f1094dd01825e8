'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { EmptyState } from '../../notices/EmptyState';
import { createOrderListHref } from '../../parts/productInfoAddresses';

/** Same message for a missing order and one of another organisation, to reveal nothing. */
export function OrderMissing({ locale }: { readonly locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'portal.orders.missing.title' })}
        text={intl.formatMessage({ id: 'portal.orders.missing.text' })}
        action={
          <ButtonLink href={createOrderListHref(locale)} dataLink="route" variant="secondary" size="s">
            <FormattedMessage id="portal.orders.back" />
          </ButtonLink>
        }
      />
    </div>
  );
}
