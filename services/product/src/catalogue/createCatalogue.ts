import type DataLoader from 'dataloader';
import type { LanguageCode } from '@kmx/contract/locales';
import type { ProductDatabase } from '../database/connect';
import { createGroupLoader, createRowLoader } from './createGroupLoader';
import { byId, bySlug } from './inOrder';
import { pickByLanguage } from './languages';
import { readClassifications } from './readClassifications';
import { createPartReader, createTextReader } from './readParts';
import { createProductReader, type Product } from './readProducts';
import { createTermReader } from './readTerms';
import type { Scope } from './scope';

const textLoader = <Text extends { language: LanguageCode }>(
  read: (keys: readonly string[]) => Promise<readonly Text[]>,
  keyOf: (text: Text) => string,
  language: LanguageCode,
): ((key: string) => Promise<Text | undefined>) => {
  const loader = createGroupLoader(read, keyOf);
  return async (key) => pickByLanguage(await loader.load(key), language);
};

const ordered =
  <Item>(loader: DataLoader<string, Item[]>, compare: (a: Item, b: Item) => number) =>
  async (key: string): Promise<Item[]> =>
    (await loader.load(key)).toSorted(compare);

const createTexts = (db: ProductDatabase, scope: Scope) => {
  const read = createTextReader(db, scope);
  const { language } = scope;
  return {
    classificationText: textLoader(read.ofClassifications, (text) => text.classification_id, language),
    productText: textLoader(read.ofProducts, (text) => text.product_id, language),
    capabilityText: textLoader(read.ofCapabilities, (text) => text.capability_id, language),
    highlightText: textLoader(read.ofHighlights, (text) => text.highlight_id, language),
    terms: createTermReader(read.allTerms, language),
  };
};

const createReaders = (db: ProductDatabase) => {
  const read = createPartReader(db);
  const ofProduct = (row: { product_id: string }): string => row.product_id;
  const brands = createRowLoader(read.brands, ({ id }) => id);
  return {
    brand: (id: string) => brands.load(id),
    countries: createGroupLoader(read.countries, ofProduct),
    variants: ordered(createGroupLoader(read.variants, ofProduct), byId),
    specifications: ordered(createGroupLoader(read.specifications, ofProduct), byId),
    images: ordered(createGroupLoader(read.images, ofProduct), byId),
    files: ordered(createGroupLoader(read.files, ofProduct), byId),
    highlights: ordered(createGroupLoader(read.highlights, ofProduct), byId),
    capabilities: ordered(
      createGroupLoader(read.capabilities, (row) => row.owner_id),
      bySlug,
    ),
    relations: ordered(createGroupLoader(read.relations, ofProduct), (a, b) => a.sort_index - b.sort_index),
  };
};

/**
 * Products of one language and country for one request. Everything requested in the same tick is read by one
 * statement, so that the number of statements does not grow with the number of products.
 */
export const createCatalogue = (db: ProductDatabase, scope: Scope) => {
  let visible: ReturnType<typeof readClassifications> | undefined;
  const classifications = () => (visible ??= readClassifications(db, scope));
  const read = createProductReader(db, scope, async () => (await classifications()).map(({ id }) => id));
  const slugs = createRowLoader(read.bySlugs, ({ slug }) => slug);
  const ids = createRowLoader(read.byIds, ({ id }) => id);
  return {
    ...createTexts(db, scope),
    ...createReaders(db),
    classifications,
    classification: async (id: string) => (await classifications()).find((item) => item.id === id),
    allCapabilities: async () =>
      (await db.selectFrom('pim_capabilities').selectAll().execute()).toSorted(bySlug),
    productBySlug: (slug: string): Promise<Product | null> => slugs.load(slug),
    productById: (id: string): Promise<Product | null> => ids.load(id),
    productsOfClassification: ordered(
      createGroupLoader(read.listByClassifications, (row) => row.owner_id),
      bySlug,
    ),
    productsOfCapability: ordered(
      createGroupLoader(read.listByCapabilities, (row) => row.owner_id),
      bySlug,
    ),
  };
};

export type Catalogue = ReturnType<typeof createCatalogue>;
