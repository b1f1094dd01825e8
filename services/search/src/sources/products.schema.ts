import { z } from 'zod';
import { languageCodes, toSpecification } from '@kmx/core';

const languageSchema = z.enum(languageCodes);

/** Countries are compared in upper case. */
const countriesSchema = z.array(z.string().transform((code) => code.toUpperCase()));

const productSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    content_language: languageSchema,
    shortDescription: z.string(),
    sort_index: z.number(),
    supported_countries: countriesSchema,
    image_url: z.string().nullable(),
    brand: z.object({ name: z.string() }),
    capabilities: z.array(z.object({ name: z.string() })),
  })
  .transform(({ content_language, image_url, ...product }) => ({
    ...product,
    contentLanguage: content_language,
    imageUrl: image_url,
  }));

const classificationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  parent_id: z.string().nullable(),
  supported_countries: countriesSchema,
  sort_index: z.number(),
  image_url: z.string(),
  products: z.array(productSchema),
});

export const catalogueSchema = z.object({ classificationProducts: z.array(classificationSchema) });

const specificationSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    value: z.string(),
    unit: z.string().nullable(),
    measurement_system: z.enum(['dim_metric', 'dim_imperial']).nullable(),
  })
  .transform(toSpecification);

const fileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    content_language: languageSchema,
    type: z.string(),
    url: z.string(),
    filename: z.string(),
  })
  .transform(({ content_language, type, filename, ...file }) => ({
    ...file,
    language: content_language,
    typeName: type,
    fileName: filename,
  }));

const detailSchema = z.object({
  slug: z.string(),
  longDescription: z.string(),
  highlights: z.array(
    z.object({ name: z.string(), shortDescription: z.string(), longDescription: z.string() }),
  ),
  specifications: z.array(specificationSchema),
  variants: z.array(
    z.object({
      nameMetric: z.string(),
      nameImperial: z.string(),
      specifications: z.array(specificationSchema),
    }),
  ),
  files: z.array(fileSchema),
});

export const productsSchema = z.object({ productsBySlugs: z.array(detailSchema) });

/** Range of products in one language, for every country. Pictures and files are paths inside the product service. */
export type IndexedClassification = z.output<typeof classificationSchema>;
export type IndexedProduct = z.output<typeof productSchema>;
export type IndexedDetail = z.output<typeof detailSchema>;
export type IndexedFile = z.output<typeof fileSchema>;
