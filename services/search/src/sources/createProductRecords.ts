import {
  createProductHierarchy,
  fallbackChain,
  formatSpecification,
  internationalCountry,
  type Classification,
  type LanguageCode,
  type ProductHierarchy,
  type SearchRecord,
  type Specification,
} from '@kmx/core';

import type { IndexedClassification, IndexedDetail, IndexedFile, IndexedProduct } from './products.schema';

interface ProductsOfLanguage {
  siteKey: string;
  language: LanguageCode;
  classifications: readonly IndexedClassification[];
  /** By slug; products without details are found by the fields that lists show. */
  details: ReadonlyMap<string, IndexedDetail>;
}

type Hierarchy = ProductHierarchy<IndexedProduct>;
type Scope = Pick<SearchRecord, 'siteKey' | 'language'>;

const allClassifications = (roots: Hierarchy['roots']): readonly Classification<IndexedProduct>[] =>
  roots.flatMap((item) => [item, ...allClassifications(item.childClassifications)]);

/** Creates the tree of every country, which shows where an entry is visible; `ALL` comes first. */
function createHierarchies(
  classifications: readonly IndexedClassification[],
): ReadonlyMap<string, Hierarchy> {
  const products = classifications.flatMap((item) => [item, ...item.products]);
  const countries = new Set([internationalCountry, ...products.flatMap((item) => item.supported_countries)]);
  return new Map(
    [...countries].map((country) => [country, createProductHierarchy(classifications, { country })] as const),
  );
}

const namesOf = (classification: Classification<IndexedProduct>) =>
  classification.lineage.map(({ name }) => name);

/** Languages that do not write a colon and a space. */
const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00A0: ', ja: '：', zh: '：' };

/** Joins all texts of a product, each line on its own; amounts are formatted in the record's language. */
function textOf(product: IndexedProduct, detail: IndexedDetail | undefined): string {
  const own = [product.slug, product.brand.name, ...product.capabilities.map(({ name }) => name)];
  if (!detail) return own.join('\n');
  const line = (specification: Specification) =>
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
    // Last: an excerpt shows the first of equal passages, and names are the least useful.
    ...detail.variants.flatMap(({ nameMetric, nameImperial }) => [nameMetric, nameImperial]),
    ...own,
  ];
  return [...new Set(lines.filter(Boolean))].join('\n');
}

/** Selects the documents in a reader's language, or of each type those in the next best language. */
function filesFor(files: readonly IndexedFile[], language: LanguageCode): readonly IndexedFile[] {
  const types = [...new Set(files.map(({ typeName }) => typeName))];
  return types.flatMap((type) => {
    const ofType = files.filter(({ typeName }) => typeName === type);
    const best = fallbackChain(language).find((code) => ofType.some((file) => file.language === code));
    return ofType.filter((file) => file.language === best);
  });
}

const documentRecords = (product: SearchRecord, files: readonly IndexedFile[]): readonly SearchRecord[] =>
  filesFor(files, product.language).map((file) => ({
    ...product,
    id: `document:${product.id}:${file.id}`,
    kind: 'document',
    contentLanguage: file.language,
    title: file.name,
    description: [file.typeName, product.title].filter((text) => !file.name.includes(text)).join(' · '),
    text: `${file.fileName}\n${file.typeName}\n${product.title}`,
    path: file.url,
    trail: [...product.trail, product.title],
    imageUrl: null,
  }));

function classificationRecord(
  classification: Classification<IndexedProduct>,
  scope: Scope,
  countries: readonly string[],
): SearchRecord {
  return {
    ...scope,
    id: `classification:${classification.id}`,
    kind: 'classification',
    contentLanguage: scope.language,
    countries,
    exceptCountries: [],
    title: classification.name,
    description: classification.description ?? '',
    // One line: an excerpt of a single name would not describe the group.
    text: [...classification.childClassifications, ...classification.products]
      .map(({ name }) => name)
      .join(' · '),
    path: classification.path,
    trail: namesOf(classification).slice(0, -1),
    imageUrl: classification.imageUrl,
    updatedAt: null,
  };
}

export function createProductRecords({
  siteKey,
  language,
  classifications,
  details,
}: ProductsOfLanguage): readonly SearchRecord[] {
  const hierarchies = [...createHierarchies(classifications)].map(([country, hierarchy]) => {
    const slugs = new Set(allClassifications(hierarchy.roots).map(({ slug }) => slug));
    return { country, hierarchy, slugs };
  });
  const everywhere = hierarchies[0]?.hierarchy;
  if (!everywhere) return [];
  const scope = { siteKey, language };
  const groups = allClassifications(everywhere.roots).map((classification) => {
    const countries = hierarchies.filter(({ slugs }) => slugs.has(classification.slug));
    return classificationRecord(
      classification,
      scope,
      countries.map(({ country }) => country),
    );
  });
  const products = [...everywhere.entries.values()].flatMap(({ product, classification }) => {
    const countries = hierarchies.filter(({ hierarchy }) => hierarchy.entries.has(product.slug));
    const detail = details.get(product.slug);
    const record: SearchRecord = {
      ...scope,
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
