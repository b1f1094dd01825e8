'use client';

import { FormattedMessage } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Link } from '@kmx/design-system';
import type { ProductInfoQuery } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { CartLink } from '../../cart/CartLink';
import { createMachineHref } from '../../inventory/inventoryAddresses';
import { Figures } from '../../parts/Parts.styles';
import { PortalHeading } from '../../shared/PortalHeading';
import { concernLabelIds } from '../../tickets/shared/ticketLabels';
import { ProductStatusTag } from '../ProductStatusTag';
import { Field, TitleRow, Machines } from './ProductInfoView.styles';

export type ProductDetail = NonNullable<ProductInfoQuery['productInfo']>;

interface ProductHeaderProps {
  readonly detail: ProductDetail;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

/**
 * Name, brand, item number and status of a product (section 3, "Product info"), and the user's machines of this type.
 */
export const ProductHeader = ({ detail: { product, machines }, locale, user }: ProductHeaderProps) => (
  <>
    <PortalHeading
      overline={product.brand}
      title={product.name}
      lead={
        <TitleRow>
          <ProductStatusTag status={product.status} />
          <FormattedMessage id={concernLabelIds[product.type]} />
          <Field>
            <FormattedMessage id="portal.productInfo.itemNumber" />
            <Figures translate="no">{product.itemNumber}</Figures>
          </Field>
        </TitleRow>
      }
      actions={<CartLink userId={user.id} locale={locale} />}
    />
    {machines.length > 0 && (
      <Machines>
        <FormattedMessage id="portal.productInfo.machines" values={{ count: machines.length }} />
        <ul>
          {machines.map(({ id, serialNumber }) => (
            <li key={id}>
              <Link href={createMachineHref(locale, id)} dataLink="route">
                {serialNumber}
              </Link>
            </li>
          ))}
        </ul>
      </Machines>
    )}
  </>
);
