import type { Insertable } from 'kysely';
import type { TableName, Tables } from '../../services/product/src/database/tables';

export type SeedRows = {
  [Name in Exclude<TableName, 'pim_assets' | 'pim_records'>]: Insertable<Tables[Name]>[];
};

export const noRows = (): SeedRows => ({
  pim_brands: [],
  pim_classifications: [],
  pim_classification_texts: [],
  pim_classification_countries: [],
  pim_products: [],
  pim_product_texts: [],
  pim_product_countries: [],
  pim_variants: [],
  pim_terms: [],
  pim_specifications: [],
  pim_images: [],
  pim_files: [],
  pim_capabilities: [],
  pim_capability_texts: [],
  pim_product_capabilities: [],
  pim_relations: [],
  pim_highlights: [],
  pim_highlight_texts: [],
});
