import { CompareButton, ProductHero, ProductNotice } from '@kmx/blocks';

import { ContactButton } from '../frame/ContactButton';
import type { ProductPageData } from '@/server/pages/products/loadProductPage';
import { langOf } from '@/server/pages/products/productMeasures';
import type { productSections } from '@/server/pages/products/productSections';
import { compareAddress } from '@/server/pages/products/productVariantTable';

interface ProductIntroductionProps extends Omit<ProductPageData, 'page' | 'stories'> {
  sections: ReturnType<typeof productSections>;
}

/** First section of a product page: availability, description and actions. */
export function ProductIntroduction({
  view,
  product,
  hierarchy,
  sections,
  wireFit,
}: ProductIntroductionProps) {
  const { intl, locale } = view;
  const { name, slug, status, contentLanguage, classificationSlug } = product;
  const successor = product.successor && hierarchy.entries.get(product.successor.slug)?.product;
  const lang = langOf(contentLanguage, locale.language);
  const language = intl.formatDisplayName(contentLanguage, { type: 'language' }) ?? contentLanguage;
  return (
    <>
      <ProductNotice
        intl={intl}
        name={name}
        status={status}
        successor={successor ? { name: successor.name, href: successor.route } : undefined}
      />
      <ProductHero
        intl={intl}
        product={{ ...product, brand: product.brand.name, brandImage: product.brand.image, lang }}
        pictures={product.images}
        keyFigures={sections.keyFigures}
        wireFit={wireFit}
        note={lang && intl.formatMessage({ id: 'product.contentLanguage' }, { language })}
        actions={
          <>
            <ContactButton view={view} />
            <CompareButton
              intl={intl}
              product={{ slug, name, classification: classificationSlug }}
              size="m"
              href={compareAddress(sections.compareHref, product)}
            />
          </>
        }
      />
    </>
  );
}
