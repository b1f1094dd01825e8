import type { StoryTeaser } from '@kmx/blocks';
import { isSupportedIn, selectHighlights, type LanguageCode, type ProductHierarchy } from '@kmx/core';

import { loadRelatedStories } from '../../lists/storyPage';
import { log } from '../../log';
import type { CatalogueProduct } from '../../products/Catalogue';
import { catalogueHierarchy } from '../../products/catalogueHierarchy';
import { loadCatalogue } from '../../products/loadCatalogue';
import { loadProduct } from '../../products/loadProduct';
import { loadProductLanguages } from '../../products/loadProductRange';
import { productPictureUrl } from '../../products/productAssetUrl';
import type { ProductDetail } from '../../products/ProductDetail';
import type { ApplicationPage } from '../../view/ApplicationPage';
import { loadShellView, type SiteView } from '../../view/createSiteView';

import { describeWireFit } from './describeWireFit';
import { findProductPosition, type ProductPosition } from './findProductPosition';
import { langOf } from './productMeasures';
import { productThing } from './productThing';

export interface ProductPageData {
  view: SiteView;
  page: ApplicationPage;
  product: ProductDetail;
  hierarchy: ProductHierarchy<CatalogueProduct>;
  /** Stories about the product, newest first. */
  stories: readonly StoryTeaser[];
  /** Describes if the product processes the wire of the address. */
  wireFit?: string | undefined;
}

const byDefault = (a: { isDefault: boolean }, b: { isDefault: boolean }) =>
  Number(b.isDefault) - Number(a.isDefault);

function createPage(
  view: SiteView,
  product: ProductDetail,
  place: ProductPosition,
  hierarchy: ProductHierarchy<CatalogueProduct>,
  languages: readonly LanguageCode[],
): ApplicationPage {
  const { path, match, countries } = place;
  const [picture] = product.images;
  return {
    path,
    match,
    title: product.name,
    description: product.shortDescription,
    languages,
    contentLanguage: langOf(product.contentLanguage, view.locale.language),
    isIndexed: true,
    isIn: countries && ((country) => isSupportedIn({ supported_countries: countries }, country)),
    image: picture && { url: productPictureUrl(picture.url, 1200), width: 1200, height: 1200 },
    things: [productThing(view, product, place, hierarchy)],
    product: { slug: product.slug, name: product.name },
  };
}

/** Languages for `hreflang`; their failure must not break a page. */
async function readLanguages({ slug, contentLanguage }: ProductDetail): Promise<readonly LanguageCode[]> {
  try {
    const languages = await loadProductLanguages(slug);
    // A discontinued product is in no list.
    return languages.length > 0 ? languages : [contentLanguage];
  } catch (error) {
    log('warn', 'A product could not be loaded.', { product: slug }, error);
    return [contentLanguage];
  }
}

/** Loads the page of a product; null if the product was removed after routing. */
export async function loadProductPage(
  params: { site: string; locale: string; slug: string },
  query = new URLSearchParams(),
): Promise<ProductPageData | null> {
  const view = await loadShellView(params);
  const { language, country } = view.locale;
  const [catalogue, found] = await Promise.all([
    loadCatalogue(language),
    loadProduct(params.slug, language, country),
  ]);
  const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
  const place = found && findProductPosition(found, hierarchy);
  if (!found || !place) return null;
  const product: ProductDetail = {
    ...found,
    images: found.images.toSorted(byDefault),
    highlights: selectHighlights(found.highlights),
  };
  const [languages, stories] = await Promise.all([
    readLanguages(product),
    loadRelatedStories(view, { products: [product.slug] }),
  ]);
  const page = createPage(view, product, place, hierarchy, languages);
  const wireFit = describeWireFit(view, product, query);
  return { view, page, product, hierarchy, stories, wireFit };
}
