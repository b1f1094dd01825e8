'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { formatProductInfoListQuery, parseProductInfoListQuery, type SignedInUser } from '@kmx/core/portal';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { CartLink } from '../cart/CartLink';
import { useAddressQuery } from '../lists/useAddressQuery';
import { NoAccess } from '../parts/NoAccess';
import { Screen } from '../parts/Parts.styles';
import { canUseParts } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { ProductInfoFilters } from './ProductInfoFilters';
import { ProductInfoResults } from './ProductInfoResults';

export interface ProductInfosProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

const format = { parse: parseProductInfoListQuery, format: formatProductInfoListQuery };

function ProductInfoList({ locale, user, config }: ProductInfosProps) {
  const intl = useIntl();
  const state = useAddressQuery(format);
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.service.productinfo.name' })}
        lead={<FormattedMessage id="portal.productInfo.lead" />}
        actions={<CartLink userId={user.id} locale={locale} />}
      />
      <ProductInfoFilters state={state} />
      <ProductInfoResults state={state} locale={locale} config={config} />
    </Screen>
  );
}

/**
 * Products with parts, articles and software, for users with access to product information (section 2:
 * /mykomax/product-information).
 */
export const ProductInfos = (props: ProductInfosProps) =>
  canUseParts(props.user) ? (
    <ProductInfoList {...props} />
  ) : (
    <NoAccess application="productinfo" locale={props.locale} />
  );
