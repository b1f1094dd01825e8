import {
  createProductHierarchy,
  fallbackChain,
  formatSpecification,
  internationalCountry,
  type Classification,
  type LanguageCode,
  type ProductHierarchy,
  type SearchRecord,
} from '@kmx/core';

import type { Catalogue, CatalogueProduct } from '../../products/Catalogue';
import type { DetailSpecification, ProductDetail, ProductFile } from '../../products/ProductDetail';

/** The range of products in one language. */
export interface ProductsOfLanguage {
  siteKey: string;
  language: LanguageCode;
  catalogue: Catalogue;
  /** By slug; a product without details is found by what lists show of it. */
  details: ReadonlyMap<string, ProductDetail>;
}

type Hierarchy = ProductHierarchy<CatalogueProduct>;
type Place = Pick<SearchRecord, 'siteKey' | 'language'>;

const allClassifications = (roots: Hierarchy['roots']): readonly Classification<CatalogueProduct>[] =>
  roots.flatMap((item) => [item, ...allClassifications(item.childClassifications)]);

/** The tree of every country, to know where what is shown; `ALL` first. */
function hierarchiesOf({ classifications }: Catalogue): ReadonlyMap<string, Hierarchy> {
  const products = classifications.flatMap((item) => [item, ...item.products]);
  const countries = new Set([internationalCountry, ...products.flatMap((item) => item.supported_countries)]);
  return new Map(
    [...countries].map((country) => [country, createProductHierarchy(classifications, { country })] as const),
  );
}

const namesOf = (classification: Classification<CatalogueProduct>) =>
  classification.lineage.map(({ name }) => name);

/** Where it is not written as elsewhere. */
const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** Everything that is told of a product, as plain words, each line for itself; amounts as the record's language writes them. */
function textOf(product: CatalogueProduct, detail: ProductDetail | undefined): string {
  const own = [product.slug, product.brand.name, ...product.capabilities.map(({ name }) => name)];
  if (!detail) return own.join('\n');
  const line = (specification: DetailSpecification) =>
    specification.name +
    (colons[product.contentLanguage] ?? ': ') +
    formatSpecification(specification, product.contentLanguage);
  const highlights = detail.highlights.flatMap((item) => [
    item.name,
    item.shortDescription,
    item.longDescription,
  ]);
  const lines = [
    detail.longDescription,
    ...highlights,
    ...detail.specifications.map(line),
    ...detail.variants.flatMap(({ specifications }) => specifications.map(line)),
    // Last, as an excerpt shows the first of equals, and a name tells less than what it names.
    ...detail.variants.flatMap(({ nameMetric, nameImperial }) => [nameMetric, nameImperial]),
    ...own,
  ];
  return [...new Set(lines.filter(Boolean))].join('\n');
}

/** The documents in a reader's language, and for those that are not there the ones in the next best language. */
function filesFor(files: readonly ProductFile[], language: LanguageCode): readonly ProductFile[] {
  const types = [...new Set(files.map(({ typeName }) => typeName))];
  return types.flatMap((type) => {
    const ofType = files.filter(({ typeName }) => typeName === type);
    const best = fallbackChain(language).find((code) => ofType.some((file) => file.language === code));
    return ofType.filter((file) => file.language === best);
  });
}

const documentRecords = (product: SearchRecord, files: readonly ProductFile[]): readonly SearchRecord[] =>
  filesFor(files, product.language).map((file) => ({
    ...product,
    id: `document:${product.id}:${file.id}`,
    kind: 'document',
    contentLanguage: file.language,
    title: file.name,
    description: [file.typeName, product.title].filter((words) => !file.name.includes(words)).join(' · '),
    text: `${file.fileName}\n${file.typeName}\n${product.title}`,
    path: file.url,
    trail: [...product.trail, product.title],
    imageUrl: null,
  }));

function classificationRecord(
  classification: Classification<CatalogueProduct>,
  place: Place,
  countries: readonly string[],
): SearchRecord {
  return {
    ...place,
    id: `classification:${classification.id}`,
    kind: 'classification',
    contentLanguage: place.language,
    countries,
    exceptCountries: [],
    title: classification.name,
    description: classification.description ?? '',
    // One line: an excerpt that shows one name alone says nothing of the group.
    text: [...classification.childClassifications, ...classification.products]
      .map(({ name }) => name)
      .join(' · '),
    path: classification.path,
    trail: namesOf(classification).slice(0, -1),
    imageUrl: classification.imageUrl,
    updatedAt: null,
  };
}

/** The records of classifications, products and their documents in one language, each with the countries that have it. */
export function createProductRecords({
  siteKey,
  language,
  catalogue,
  details,
}: ProductsOfLanguage): readonly SearchRecord[] {
  const hierarchies = [...hierarchiesOf(catalogue)].map(([country, hierarchy]) => {
    const slugs = new Set(allClassifications(hierarchy.roots).map(({ slug }) => slug));
    return { country, hierarchy, slugs };
  });
  const everywhere = hierarchies[0]?.hierarchy;
  if (!everywhere) return [];
  const place = { siteKey, language };
  const groups = allClassifications(everywhere.roots).map((classification) => {
    const countries = hierarchies.filter(({ slugs }) => slugs.has(classification.slug));
    return classificationRecord(
      classification,
      place,
      countries.map(({ country }) => country),
    );
  });
  const products = [...everywhere.entries.values()].flatMap(({ product, classification }) => {
    const countries = hierarchies.filter(({ hierarchy }) => hierarchy.entries.has(product.slug));
    const detail = details.get(product.slug);
    const record: SearchRecord = {
      ...place,
      id: `product:${product.slug}`,
      kind: 'product',
      contentLanguage: product.contentLanguage,
      countries: countries.map(({ country }) => country),
      exceptCountries: [],
      title: product.name,
      description: product.shortDescription,
      text: textOf(product, detail),
      path: product.path,
      trail: namesOf(classification),
      imageUrl: product.imageUrl,
      updatedAt: null,
    };
    return [record, ...documentRecords(record, detail?.files ?? [])];
  });
  return [...groups, ...products];
}
