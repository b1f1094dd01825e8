import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import {
  ButtonLink,
  Container,
  Heading,
  Icon,
  ProductCard,
  Section,
  VisuallyHidden,
} from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { NoProducts } from './NoProducts';
import { productListMessages } from './ProductList.messages';
import {
  Cards,
  Chosen,
  Count,
  Header,
  Orders,
  Removal,
  Reset,
  Rest,
  Results,
  Split,
} from './ProductList.styles';
import type { ChosenFilter, FilterRelaxation, ListedProduct, ListOrder } from './ProductList.types';

export interface ProductListProps {
  readonly intl: IntlShape;
  /** Products to show: all, or the first ones of a long list. */
  readonly items: readonly ListedProduct[];
  /** Number of products in the whole list. */
  readonly total: number;
  /** URL of the whole list, if it is shortened. */
  readonly wholeHref?: string | undefined;
  /** Orders of the list; none for a single product. */
  readonly orders?: readonly ListOrder[];
  readonly chosen: readonly ChosenFilter[];
  /** Filters to remove if the list is empty. */
  readonly relaxations: readonly FilterRelaxation[];
  /** The list without any filter. */
  readonly resetHref: string;
  /** Shown beside the list. */
  readonly filters?: ReactNode;
  /** Renders a card, or returns what it was rendered to before. */
  readonly renderCard?: (item: ListedProduct, render: () => ReactNode) => ReactNode;
}

/** Anchor of the list. After filtering, the page scrolls to it instead of to the top. */
export const productListId = 'product-list';

/** Anchor of a product in the list; `position` starts at 1. */
export const productItemId = (position: number): string => `product-${position}`;

interface CardProps {
  readonly intl: IntlShape;
  readonly item: ListedProduct;
}

function Card({ intl, item }: CardProps) {
  const { name, variantCount, pictureUrl } = item;
  return (
    <ProductCard
      name={name}
      href={item.href}
      text={item.text}
      brand={item.brand}
      figures={item.figures}
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
  );
}

const renderItem: NonNullable<ProductListProps['renderCard']> = (_item, render) => render();

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

function Sorting({ intl, orders = [] }: Pick<ProductListProps, 'intl' | 'orders'>) {
  if (orders.length === 0) return null;
  return (
    <Orders aria-labelledby="product-order">
      <span id="product-order">{intl.formatMessage(productListMessages.sort)}</span>
      {orders.map(({ id, href, isCurrent }) => (
        <a key={id} href={href} data-link="route" aria-current={isCurrent || undefined}>
          {intl.formatMessage(productListMessages[id])}
        </a>
      ))}
    </Orders>
  );
}

type RestOfListProps = Pick<ProductListProps, 'intl' | 'items' | 'total' | 'wholeHref'>;

function RestOfList({ intl, items, total, wholeHref }: RestOfListProps) {
  if (wholeHref === undefined) return null;
  const shown = intl.formatNumber(items.length);
  return (
    <Rest>
      <ButtonLink href={wholeHref} variant="secondary" dataLink="route">
        {intl.formatMessage(productListMessages.all, { total: intl.formatNumber(total) })}
      </ButtonLink>
      <Count>
        {intl.formatMessage(productListMessages.shown, { shown, total: intl.formatNumber(total) })}
      </Count>
    </Rest>
  );
}

/** Product cards with their number and the active filters; the filter form is beside them. */
export function ProductList(props: ProductListProps) {
  const { intl, items, total, chosen, relaxations, resetHref, filters, renderCard = renderItem } = props;
  const found = intl.formatMessage(productListMessages.found, { count: intl.formatNumber(total) });
  return (
    <Section spacing="m" labelledBy={productListId}>
      <Container>
        <Split data-block="product-list">
          {filters}
          <Results>
            <Header>
              <Heading level={2} size="l" id={productListId}>
                {intl.formatMessage(productListMessages.title)}
              </Heading>
              <Count role="status">{found}</Count>
            </Header>
            <Sorting {...props} />
            <ChosenFilters intl={intl} chosen={chosen} resetHref={resetHref} />
            {items.length === 0 ? (
              <NoProducts intl={intl} relaxations={relaxations} resetHref={resetHref} />
            ) : (
              <Cards>
                {items.map((item, index) => (
                  <li key={item.slug} lang={item.lang} id={productItemId(index + 1)}>
                    {renderCard(item, () => (
                      <Card intl={intl} item={item} />
                    ))}
                  </li>
                ))}
              </Cards>
            )}
            <RestOfList {...props} />
          </Results>
        </Split>
      </Container>
    </Section>
  );
}
