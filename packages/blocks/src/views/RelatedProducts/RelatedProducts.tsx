import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Grid, Heading, ProductCard, Stack } from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { relatedProductsMessages as messages } from './RelatedProducts.messages';

/** "Related (type related/component/service)" (section 3). */
export type RelationType = 'related' | 'component' | 'service';

export interface RelatedProductItem {
  readonly type: RelationType;
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly text: string;
  readonly brand: string;
  readonly imageUrl: string | null;
  readonly isDiscontinued: boolean;
  /** Further action, such as comparing. */
  readonly action?: ReactNode;
}

export interface RelatedProductsProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly products: readonly RelatedProductItem[];
}

const types = ['related', 'component', 'service'] as const satisfies readonly RelationType[];

function RelatedCard({ intl, product }: { intl: IntlShape; product: RelatedProductItem }) {
  const { name, href, text, brand, imageUrl, isDiscontinued, action } = product;
  return (
    <ProductCard
      name={name}
      href={href}
      text={text}
      brand={brand}
      headingLevel={4}
      picture={
        imageUrl === null ? undefined : (
          <ProductPicture
            intl={intl}
            url={imageUrl}
            alt=""
            widths={[180, 480, 768]}
            sizes="(min-width: 64em) 18rem, (min-width: 37.5em) 50vw, 7rem"
          />
        )
      }
      status={
        isDiscontinued ? { text: intl.formatMessage(messages.discontinued), tone: 'warning' } : undefined
      }
      actions={action}
    />
  );
}

/** Related products in the three groups of the specification; empty groups are left out. */
export function RelatedProducts({ intl, id, products }: RelatedProductsProps) {
  const groups = types
    .map((type) => ({ type, items: products.filter((product) => product.type === type) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)} tone="mist">
      <Stack gap="xl">
        {groups.map(({ type, items }) => (
          <Stack key={type} gap="m">
            <Heading level={3} size="m">
              {intl.formatMessage(messages[type])}
            </Heading>
            <Grid columns={items.length === 4 ? 4 : 3} onPhone={items.length > 1 ? 'row' : 'column'} as="ul">
              {items.map((product) => (
                <li key={product.slug}>
                  <RelatedCard intl={intl} product={product} />
                </li>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </ProductSection>
  );
}
