import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Container, Heading, Overline, Section, Text } from '@kmx/design-system';
import type { MeasuredText } from '../../shared/MeasuredValue/MeasuredValue';
import { KeyFigureRow, type KeyFigureItem } from './KeyFigureRow';
import { productHeroMessages as messages } from './ProductHero.messages';
import { Actions, BrandMark, Description, Layout, Media, Content } from './ProductHero.styles';
import { ProductPictures, type ProductPictureItem } from './ProductPictures';

export interface ProductHeroProps {
  readonly intl: IntlShape;
  readonly product: {
    readonly name: string;
    readonly brand: string;
    /** Replaces the brand's name; 96 px high (section 9), the width reserves the space. */
    readonly brandImage?: { readonly url: string; readonly width: number; readonly height: number };
    readonly shortDescription: string;
    readonly longDescription: string;
    /** Language of both descriptions, if it differs from the page's. */
    readonly lang?: string;
  };
  /** Starting with the default picture; without any, a placeholder is shown. */
  readonly pictures: readonly ProductPictureItem[];
  readonly keyFigures: readonly (KeyFigureItem & { readonly value: MeasuredText })[];
  /** Describes if the product processes the reader's wire. */
  readonly wireFit?: string | undefined;
  /** Less prominent note on the language of the descriptions. */
  readonly note?: string;
  readonly actions?: ReactNode;
}

/** Product with its picture and key figures on one screen; contains the page's h1. */
export function ProductHero({
  intl,
  product,
  pictures,
  keyFigures,
  wireFit,
  note,
  actions,
}: ProductHeroProps) {
  const { name, brand, brandImage, shortDescription, longDescription, lang } = product;
  // In the data, the long description may start with the short one.
  const rest = longDescription.startsWith(shortDescription)
    ? longDescription.slice(shortDescription.length).trim()
    : longDescription;
  return (
    <Section spacing="none" labelledBy="product-name">
      <Container>
        <Layout>
          <Content>
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
            {wireFit && <Text size="xs">{wireFit}</Text>}
            {note && (
              <Text size="xxs" tone="muted">
                {note}
              </Text>
            )}
            {actions && <Actions>{actions}</Actions>}
          </Content>
          <Media>
            <ProductPictures
              intl={intl}
              pictures={pictures}
              name={name}
              label={intl.formatMessage(messages.pictures)}
            />
          </Media>
          <KeyFigureRow figures={keyFigures} label={intl.formatMessage(messages.keyFigures)} />
        </Layout>
      </Container>
    </Section>
  );
}
