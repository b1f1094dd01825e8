import type { IntlShape } from 'react-intl/server';
import { Heading, Text } from '@kmx/design-system';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { ProductVideo } from '../../shared/ProductVideo/ProductVideo';
import { productHighlightsMessages as messages } from './ProductHighlights.messages';
import { Highlight, List, Media, Content } from './ProductHighlights.styles';

/** A highlight with a picture or video; core's `selectHighlights` drops the others. */
export interface HighlightItem {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  readonly videoImageUrl: string | null;
  /** Language of the texts, if it differs from the page's. */
  readonly lang?: string;
}

export interface ProductHighlightsProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly highlights: readonly HighlightItem[];
}

function HighlightMedia({ intl, highlight }: { intl: IntlShape; highlight: HighlightItem }) {
  const { name, imageUrl, videoUrl, videoImageUrl } = highlight;
  if (videoUrl) {
    const label = intl.formatMessage(messages.film, { name });
    return <ProductVideo url={videoUrl} posterUrl={videoImageUrl ?? imageUrl} label={label} />;
  }
  return (
    <ProductPicture
      intl={intl}
      url={imageUrl}
      alt=""
      widths={[480, 768, 1200]}
      ratio={16 / 9}
      sizes="(min-width: 48em) 36rem, 100vw"
    />
  );
}

export function ProductHighlights({ intl, id, highlights }: ProductHighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)}>
      <List>
        {highlights.map((highlight) => (
          <Highlight key={highlight.id}>
            <Content lang={highlight.lang}>
              <Heading level={3} size="m">
                {highlight.name}
              </Heading>
              <Text>{highlight.shortDescription}</Text>
              <Text size="xs" tone="muted">
                {highlight.longDescription}
              </Text>
            </Content>
            <Media>
              <HighlightMedia intl={intl} highlight={highlight} />
            </Media>
          </Highlight>
        ))}
      </List>
    </ProductSection>
  );
}
