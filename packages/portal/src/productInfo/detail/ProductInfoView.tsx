'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { serviceCodeOf } from '../../data/problems';
import { Skeleton } from '../../notices/Skeleton';
import { SupportNotice } from '../../notices/SupportNotice';
import { NoAccess } from '../../parts/NoAccess';
import { BackLink, Screen } from '../../parts/Parts.styles';
import { createProductInfoListHref } from '../../parts/productInfoAddresses';
import { canUseParts } from '../../shared/canUse';
import { ProductInfoDocument } from '../productInfo.customerQuery';
import { ProductHeader } from './ProductHeader';
import { ProductMissing } from './ProductMissing';
import { ProductTabPanels } from './ProductTabPanels';

export interface ProductInfoViewProps {
  readonly slug: string;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

function ProductContent(props: ProductInfoViewProps) {
  const { slug, locale, config } = props;
  const intl = useIntl();
  const { data, error, loading, refetch } = useQuery(ProductInfoDocument, {
    variables: { slug, language: locale.language },
  });
  const detail = data?.productInfo;
  if (detail)
    return (
      <>
        <ProductHeader detail={detail} {...props} />
        <ProductTabPanels detail={detail} {...props} />
      </>
    );
  if (serviceCodeOf(error) === 'PRODUCT_NOT_AVAILABLE') return <ProductMissing locale={locale} />;
  if (error)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.service.productinfo.name' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Skeleton lines={8} />;
}

/** A product with parts, articles, software and ordering of parts (section 2: /mykomax/product-information/{slug}). */
export function ProductInfoView(props: ProductInfoViewProps) {
  const { locale, user } = props;
  if (!canUseParts(user)) return <NoAccess application="productinfo" locale={locale} />;
  return (
    <Screen>
      <BackLink href={createProductInfoListHref(locale)} data-link="route">
        <Icon name="arrow-left" size={16} />
        <FormattedMessage id="portal.productInfo.back" />
      </BackLink>
      <ProductContent {...props} />
    </Screen>
  );
}
