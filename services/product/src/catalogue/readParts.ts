import { fallbackChain } from '@kmx/contract/locales';
import type { ProductDatabase } from '../database/connect';
import type { Scope } from './scope';

type Keys = readonly string[];

export const createTextReader = (db: ProductDatabase, { language }: Scope) => {
  const chain = fallbackChain(language);
  return {
    ofClassifications: (ids: Keys) =>
      db
        .selectFrom('pim_classification_texts')
        .selectAll()
        .where('classification_id', 'in', ids)
        .where('language', 'in', chain)
        .execute(),
    ofProducts: (ids: Keys) =>
      db
        .selectFrom('pim_product_texts')
        .selectAll()
        .where('product_id', 'in', ids)
        .where('language', 'in', chain)
        .execute(),
    ofCapabilities: (ids: Keys) =>
      db
        .selectFrom('pim_capability_texts')
        .selectAll()
        .where('capability_id', 'in', ids)
        .where('language', 'in', chain)
        .execute(),
    ofHighlights: (ids: Keys) =>
      db
        .selectFrom('pim_highlight_texts')
        .selectAll()
        .where('highlight_id', 'in', ids)
        .where('language', 'in', chain)
        .execute(),
    allTerms: () => db.selectFrom('pim_terms').selectAll().where('language', 'in', chain).execute(),
  };
};

/** Reads the data of products that is equal in every language and country. */
export const createPartReader = (db: ProductDatabase) => ({
  brands: (ids: Keys) => db.selectFrom('pim_brands').selectAll().where('id', 'in', ids).execute(),
  countries: (ids: Keys) =>
    db.selectFrom('pim_product_countries').selectAll().where('product_id', 'in', ids).execute(),
  variants: (ids: Keys) => db.selectFrom('pim_variants').selectAll().where('product_id', 'in', ids).execute(),
  specifications: (ids: Keys) =>
    db.selectFrom('pim_specifications').selectAll().where('product_id', 'in', ids).execute(),
  images: (ids: Keys) => db.selectFrom('pim_images').selectAll().where('product_id', 'in', ids).execute(),
  files: (ids: Keys) => db.selectFrom('pim_files').selectAll().where('product_id', 'in', ids).execute(),
  highlights: (ids: Keys) =>
    db.selectFrom('pim_highlights').selectAll().where('product_id', 'in', ids).execute(),
  capabilities: (ids: Keys) =>
    db
      .selectFrom('pim_product_capabilities')
      .innerJoin('pim_capabilities', 'pim_capabilities.id', 'pim_product_capabilities.capability_id')
      .where('pim_product_capabilities.product_id', 'in', ids)
      .selectAll('pim_capabilities')
      .select('pim_product_capabilities.product_id as owner_id')
      .execute(),
  relations: (ids: Keys) =>
    db.selectFrom('pim_relations').selectAll().where('product_id', 'in', ids).execute(),
});
