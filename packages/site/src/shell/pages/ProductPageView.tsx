import {
  CapabilityList,
  ProductDownloads,
  ProductHighlights,
  ProductSection,
  ProductVariants,
  ProductVideo,
  RelatedProducts,
  storyCardMessages,
  StoryTeasers,
  TechnicalData,
} from '@kmx/blocks';
import { AnchorNavigation } from '@kmx/design-system';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { comparableProducts, comparableVariants } from './productComparables';
import { ProductContact } from './ProductContact';
import { ProductIntroduction } from './ProductIntroduction';
import { mediaUrl } from '@/server/links/mediaUrl';
import type { ProductPageData } from '@/server/pages/products/loadProductPage';
import { langOf } from '@/server/pages/products/productMeasures';
import {
  productAnchors,
  productSectionIds as ids,
  productSections,
  productStoriesHref,
} from '@/server/pages/products/productSections';

export function ProductPageView({ view, page, product, hierarchy, stories, wireFit }: ProductPageData) {
  const { intl, locale, measurement } = view;
  const { slug, name, classificationSlug, video } = product;
  const sections = productSections({ view, page, product, hierarchy });
  const anchors = productAnchors({ view, product, stories }, sections);
  const highlights = product.highlights.map((highlight) => ({
    ...highlight,
    lang: langOf(highlight.contentLanguage, locale.language),
  }));
  const filmLabel = intl.formatMessage({ id: 'product.filmOf' }, { product: name });
  return (
    <ApplicationPageView view={view} page={page}>
      <ProductIntroduction
        view={view}
        product={product}
        hierarchy={hierarchy}
        sections={sections}
        wireFit={wireFit}
      />
      {anchors.length > 0 && (
        <AnchorNavigation items={anchors} label={intl.formatMessage({ id: 'anchors.label' })} />
      )}
      <ProductHighlights intl={intl} id={ids.highlights} highlights={highlights} />
      <TechnicalData
        intl={intl}
        id={ids.technicalData}
        measurement={measurement}
        groups={sections.technicalData}
      />
      <ProductVariants
        intl={intl}
        id={ids.variants}
        product={name}
        variants={comparableVariants(sections.variants, { intl, slug, classification: classificationSlug })}
        rows={sections.rows}
      />
      {video && (
        <ProductSection id={ids.film} title={filmLabel} layout="split">
          <ProductVideo url={video.url} posterUrl={video.imageUrl} label={filmLabel} />
        </ProductSection>
      )}
      <ProductDownloads intl={intl} id={ids.downloads} language={locale.language} files={product.files} />
      <CapabilityList intl={intl} id={ids.capabilities} capabilities={sections.capabilities} />
      <RelatedProducts intl={intl} id={ids.related} products={comparableProducts(sections.related, intl)} />
      <StoryTeasers
        id={ids.stories}
        title={intl.formatMessage(storyCardMessages.withProduct)}
        stories={stories}
        context={{ intl, mediaUrl }}
        allHref={productStoriesHref({ view, product })}
      />
      <ProductContact view={view} name={name} />
    </ApplicationPageView>
  );
}
