import type { IntlShape } from 'react-intl/server';
import { ButtonLink, Heading, Text, Wire } from '@kmx/design-system';
import { productListMessages } from './ProductList.messages';
import { Count, Empty, Offer, Offers } from './ProductList.styles';
import type { FilterRelaxation } from './ProductList.types';

interface NoProductsProps {
  readonly intl: IntlShape;
  readonly relaxations: readonly FilterRelaxation[];
  readonly resetHref: string;
}

/** Filters to remove, with the resulting number of products. */
export function NoProducts({ intl, relaxations, resetHref }: NoProductsProps) {
  const advice = relaxations.length > 0 ? productListMessages.loosen : productListMessages.loosenMore;
  return (
    <Empty>
      <Wire variant="empty" />
      <Heading level={3} size="m">
        {intl.formatMessage(productListMessages.none)}
      </Heading>
      <Text size="xs">{intl.formatMessage(advice)}</Text>
      {relaxations.length > 0 && (
        <Offers>
          {relaxations.map(({ text, href, count }) => (
            <li key={href}>
              <Offer href={href} data-link="route">
                {intl.formatMessage(productListMessages.without, { filter: text })}
              </Offer>
              <Count>
                {intl.formatMessage(productListMessages.found, { count: intl.formatNumber(count) })}
              </Count>
            </li>
          ))}
        </Offers>
      )}
      <ButtonLink href={resetHref} variant="secondary" dataLink="route">
        {intl.formatMessage(productListMessages.reset)}
      </ButtonLink>
    </Empty>
  );
}
