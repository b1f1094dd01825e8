'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { EmptyState } from '../../notices/EmptyState';
import { createProductInfoListHref } from '../../parts/productInfoAddresses';

/** Same message for a missing and an inaccessible product, so that users cannot tell them apart. */
export function ProductMissing({ locale }: { locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'portal.productInfo.missing.title' })}
        text={intl.formatMessage({ id: 'portal.productInfo.missing.text' })}
        action={
          <ButtonLink href={createProductInfoListHref(locale)} dataLink="route" variant="secondary" size="s">
            <FormattedMessage id="portal.productInfo.back" />
          </ButtonLink>
        }
      />
    </div>
  );
}
