import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Icon, ProductCard, Section, VisuallyHidden } from '@kmx/design-system';
import { ProductPicture } from '../shared/ProductPicture/ProductPicture';
import { NoProducts } from './NoProducts';
import { productListMessages } from './ProductList.messages';
import { Cards, Chosen, Count, Head, Removal, Reset, Results, Split } from './ProductList.styles';
import type { ChosenFilter, FilterLoosening, ListedProduct } from './ProductList.types';

export interface ProductListProps {
  readonly intl: IntlShape;
  readonly items: readonly ListedProduct[];
  readonly chosen: readonly ChosenFilter[];
  /** Filters to remove if the list is empty. */
  readonly loosenings: readonly FilterLoosening[];
  /** The list without any filter. */
  readonly resetHref: string;
  /** Stands beside the list. */
  readonly filters?: ReactNode;
}

/** Anchor of the list. After filtering, the page scrolls to it instead of to the top. */
export const productListId = 'product-list';

function Card({ intl, item }: { intl: IntlShape; item: ListedProduct }) {
  const { name, variantCount, pictureUrl } = item;
  return (
    <li lang={item.lang}>
      <ProductCard
        name={name}
        href={item.href}
        text={item.text}
        brand={item.brand}
        picture={
          pictureUrl && (
            <ProductPicture
              intl={intl}
              url={pictureUrl}
              alt=""
              widths={[180, 480, 768]}
              sizes="(min-width: 64em) 18rem, (min-width: 37.5em) 45vw, 7rem"
            />
          )
        }
        note={intl.formatMessage(productListMessages.variants, { count: intl.formatNumber(variantCount) })}
        status={
          item.isDiscontinued
            ? { text: intl.formatMessage(productListMessages.discontinued), tone: 'warning' }
            : undefined
        }
        actions={item.actions}
      />
    </li>
  );
}

function ChosenFilters({ intl, chosen, resetHref }: Pick<ProductListProps, 'intl' | 'chosen' | 'resetHref'>) {
  if (chosen.length === 0) return null;
  return (
    <Chosen aria-label={intl.formatMessage(productListMessages.chosen)}>
      {chosen.map(({ text, href }) => (
        <li key={href}>
          <Removal href={href} data-link="route">
            <VisuallyHidden>{intl.formatMessage(productListMessages.remove)} </VisuallyHidden>
            {text}
            <Icon name="close" size={16} />
          </Removal>
        </li>
      ))}
      <li>
        <Reset href={resetHref} data-link="route">
          {intl.formatMessage(productListMessages.reset)}
        </Reset>
      </li>
    </Chosen>
  );
}

/** Product cards with their number and the active filters; the filter form is beside them. */
export function ProductList({ intl, items, chosen, loosenings, resetHref, filters }: ProductListProps) {
  const found = intl.formatMessage(productListMessages.found, { count: intl.formatNumber(items.length) });
  return (
    <Section spacing="m" labelledBy={productListId}>
      <Container>
        <Split data-block="product-list">
          {filters}
          <Results>
            <Head>
              <Heading level={2} size="l" id={productListId}>
                {intl.formatMessage(productListMessages.title)}
              </Heading>
              <Count role="status">{found}</Count>
            </Head>
            <ChosenFilters intl={intl} chosen={chosen} resetHref={resetHref} />
            {items.length === 0 ? (
              <NoProducts intl={intl} loosenings={loosenings} resetHref={resetHref} />
            ) : (
              <Cards>
                {items.map((item) => (
                  <Card key={item.slug} intl={intl} item={item} />
                ))}
              </Cards>
            )}
          </Results>
        </Split>
      </Container>
    </Section>
  );
}
