import { z } from 'zod';

import type { ProductDetail, ProductFile, ProductHighlight } from './ProductDetail';
import { assetSchema, languageSchema, referenceFields, referenceSchema } from './reference.schema';
import { specificationSchema } from './specification.schema';
import { activeSuccessor, successorSchema } from './successor.schema';

const imageSchema = z
  .object({ url: assetSchema, name: z.string(), default: z.boolean() })
  .transform(({ default: isDefault, ...image }) => ({ ...image, isDefault }));

const highlightSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    shortDescription: z.string(),
    longDescription: z.string(),
    imageUrl: assetSchema.nullable(),
    videoUrl: assetSchema.nullable(),
    videoImageUrl: assetSchema.nullable(),
    content_language: languageSchema,
  })
  .transform(({ content_language, ...highlight }): ProductHighlight => ({
    ...highlight,
    contentLanguage: content_language,
  }));

const fileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    content_language: languageSchema,
    thumbnail_url: assetSchema,
    type: z.string(),
    url: assetSchema,
    filename: z.string(),
    extension: z.string(),
    size_bytes: z.number(),
  })
  .transform(({ content_language, thumbnail_url, type, filename, size_bytes, ...file }): ProductFile => ({
    ...file,
    language: content_language,
    thumbnailUrl: thumbnail_url,
    typeName: type,
    fileName: filename,
    sizeBytes: size_bytes,
  }));

const variantSchema = z.object({
  id: z.string(),
  nameMetric: z.string(),
  nameImperial: z.string(),
  specifications: z.array(specificationSchema),
});

const detailSchema = z
  .object({
    ...referenceFields,
    longDescription: z.string(),
    classification: z.object({ slug: z.string() }),
    successor: successorSchema,
    images: z.array(imageSchema),
    video: z.object({ url: assetSchema, imageUrl: assetSchema.nullable() }).nullable(),
    highlights: z.array(highlightSchema),
    specifications: z.array(specificationSchema),
    variants: z.array(variantSchema),
    files: z.array(fileSchema),
    related: z.array(
      z.object({ type: z.enum(['related', 'component', 'service']), product: referenceSchema }),
    ),
  })
  .transform((product): ProductDetail => {
    const { slug, name, status, shortDescription, longDescription, brand, capabilities } = product;
    const { images, video, highlights, specifications, variants, files, related } = product;
    return {
      slug,
      name,
      status,
      shortDescription,
      longDescription,
      brand,
      capabilities,
      images,
      video,
      highlights,
      specifications,
      variants,
      files,
      related,
      successor: activeSuccessor(product),
      contentLanguage: product.content_language,
      classificationSlug: product.classification.slug,
    };
  });

export const productsSchema = z.object({ productsBySlugs: z.array(detailSchema) });
