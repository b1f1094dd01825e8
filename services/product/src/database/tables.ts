import type { Selectable } from 'kysely';
import type { LanguageCode } from '@kmx/contract/locales';

/**
 * Equal on both databases: ids and slugs as text, booleans as 0 and 1, no column that they sort or compare
 * differently. The prefix `pim_` allows the services to share one database.
 */
export interface Tables {
  pim_brands: {
    id: string;
    name: string;
    pim_id: string;
    theme: string;
    image_asset: string;
    image_width: number;
    image_height: number;
  };
  pim_classifications: {
    id: string;
    slug: string;
    parent_id: string | null;
    sort_index: number;
    image_asset: string;
  };
  pim_classification_texts: {
    classification_id: string;
    language: LanguageCode;
    name: string;
    description: string | null;
  };
  pim_classification_countries: { classification_id: string; country: string };
  pim_products: {
    id: string;
    slug: string;
    status: ProductStatus;
    brand_id: string;
    classification_id: string;
    successor_id: string | null;
    sort_index: number;
    video_asset: string | null;
    video_image_asset: string | null;
  };
  pim_product_texts: {
    product_id: string;
    language: LanguageCode;
    name: string;
    short_description: string;
    long_description: string;
  };
  pim_product_countries: { product_id: string; country: string };
  pim_variants: {
    id: string;
    product_id: string;
    sort_index: number;
    name_metric: string;
    name_imperial: string;
  };
  /** Shared texts: names of specifications, their groups, units and values, types of documents. */
  pim_terms: { key: string; language: LanguageCode; text: string };
  pim_specifications: SpecificationColumns;
  pim_images: {
    id: string;
    product_id: string;
    sort_index: number;
    name_term: string;
    asset: string;
    is_default: number;
  };
  pim_files: {
    id: string;
    product_id: string;
    sort_index: number;
    name: string;
    type_term: string;
    content_language: LanguageCode;
    asset: string;
    thumbnail_asset: string;
    filename: string;
    extension: string;
    size_bytes: number;
  };
  pim_capabilities: { id: string; slug: string; sort_index: number; image_asset: string };
  pim_capability_texts: { capability_id: string; language: LanguageCode; name: string };
  pim_product_capabilities: { product_id: string; capability_id: string; sort_index: number };
  pim_relations: { product_id: string; related_id: string; type: RelationType; sort_index: number };
  pim_highlights: {
    id: string;
    product_id: string;
    sort_index: number;
    image_asset: string | null;
    video_image_asset: string | null;
    video_asset: string | null;
  };
  pim_highlight_texts: {
    highlight_id: string;
    language: LanguageCode;
    name: string;
    short_description: string;
    long_description: string;
  };
  /** Images and documents. They are in the database, so that all processes serve the same. */
  pim_assets: { name: string; mime_type: string; size_bytes: number; bytes: Buffer };
  /** Records of the seed about its last run. */
  pim_records: { key: string; value: string };
}

interface SpecificationColumns {
  id: string;
  product_id: string;
  /** Null if it applies to every variant. */
  variant_id: string | null;
  sort_index: number;
  key: string;
  name_term: string;
  group_term: string;
  value: string | null;
  value_term: string | null;
  unit_term: string | null;
  /** Null if it is equal in both systems. */
  measurement_system: MeasurementSystem | null;
  minimum: number | null;
  maximum: number | null;
}

export const productStatuses = ['active', 'discontinued', 'cancelled'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const relationTypes = ['related', 'component', 'service'] as const;
export type RelationType = (typeof relationTypes)[number];

export const measurementSystems = ['dim_metric', 'dim_imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

export type TableName = keyof Tables;
export type Row<Name extends TableName> = Selectable<Tables[Name]>;
