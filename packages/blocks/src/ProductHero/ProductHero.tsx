import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Overline, Section, Text } from '@kmx/design-system';
import type { MeasuredText } from '../shared/MeasuredValue/MeasuredValue';
import { KeyFigureRow, type KeyFigureItem } from './KeyFigureRow';
import { productHeroMessages as messages } from './ProductHero.messages';
import { Actions, BrandMark, Description, Layout, Scene, Words } from './ProductHero.styles';
import { ProductPictures, type ProductPictureItem } from './ProductPictures';

export interface ProductHeroProps {
  readonly intl: IntlShape;
  readonly product: {
    readonly name: string;
    readonly brand: string;
    /** Drawn in place of the brand's name; 96 px high (section 9), its width for the room. */
    readonly brandImage?: { readonly url: string; readonly width: number; readonly height: number };
    readonly shortDescription: string;
    readonly longDescription: string;
    /** Of the two descriptions, when it is not the page's. */
    readonly lang?: string;
  };
  /** The default one first; none draws the fallback. */
  readonly pictures: readonly ProductPictureItem[];
  readonly keyFigures: readonly (KeyFigureItem & { readonly value: MeasuredText })[];
  /** A quiet word on the language of the descriptions. */
  readonly note?: string;
  /** What a reader can do with the product. */
  readonly actions?: ReactNode;
}

/** What a product is, how it looks and what it can do, in one screen; holds the page's h1. */
export function ProductHero({ intl, product, pictures, keyFigures, note, actions }: ProductHeroProps) {
  const { name, brand, brandImage, shortDescription, longDescription, lang } = product;
  // Data repeats the short description at the beginning of the long one.
  const rest = longDescription.startsWith(shortDescription)
    ? longDescription.slice(shortDescription.length).trim()
    : longDescription;
  return (
    <Section spacing="none" labelledBy="product-name">
      <Container>
        <Layout>
          <Words>
            {brandImage ? (
              <BrandMark
                src={brandImage.url}
                alt={brand}
                width={brandImage.width}
                height={brandImage.height}
              />
            ) : (
              <Overline>{brand}</Overline>
            )}
            <Heading level={1} id="product-name">
              {name}
            </Heading>
            <Description lang={lang}>
              <Text size="m">{shortDescription}</Text>
              {rest && <Text tone="muted">{rest}</Text>}
            </Description>
            {note && (
              <Text size="xxs" tone="muted">
                {note}
              </Text>
            )}
            {actions && <Actions>{actions}</Actions>}
          </Words>
          <Scene>
            <ProductPictures
              intl={intl}
              pictures={pictures}
              name={name}
              label={intl.formatMessage(messages.pictures)}
            />
          </Scene>
          <KeyFigureRow figures={keyFigures} label={intl.formatMessage(messages.keyFigures)} />
        </Layout>
      </Container>
    </Section>
  );
}
