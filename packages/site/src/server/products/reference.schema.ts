import { z } from 'zod';
import { brandImage, normalizePhrase, languageCodes } from '@kmx/core';

import type { BrandRef, CapabilityRef, CatalogueProduct } from './Catalogue';
import { productAssetUrl } from './productAssetUrl';

export const languageSchema = z.enum(languageCodes);
export const statusSchema = z.enum(['active', 'discontinued', 'cancelled']);
export const assetSchema = z.string().transform(productAssetUrl);

/** Country codes are normalized to upper case. */
export const countriesSchema = z.array(z.string().transform((code) => code.toUpperCase()));

/** Brands have no slug; their names are the same in every language. */
const brandSlug = (name: string) => normalizePhrase(name).replaceAll(' ', '-');

const brandSchema = z
  .object({
    name: z.string(),
    theme: z.string(),
    image_url: assetSchema,
    image_width: z.number(),
    image_height: z.number(),
  })
  .transform(({ name, theme, image_url, image_width, image_height }): BrandRef => ({
    slug: brandSlug(name),
    name,
    theme,
    image: {
      url: `${image_url}?height=${brandImage.height}`,
      width: Math.round((image_width * brandImage.height) / image_height),
      height: brandImage.height,
    },
  }));

export const capabilitySchema = z
  .object({ id: z.string(), slug: z.string(), name: z.string(), image_url: assetSchema })
  .transform(({ image_url, ...capability }): CapabilityRef => ({ ...capability, imageUrl: image_url }));

export const referenceFields = {
  slug: z.string(),
  name: z.string(),
  status: statusSchema,
  content_language: languageSchema,
  shortDescription: z.string(),
  sort_index: z.number(),
  supported_countries: countriesSchema,
  image_url: assetSchema.nullable(),
  variantCount: z.number(),
  brand: brandSchema,
  capabilities: z.array(capabilitySchema),
};

export const referenceSchema = z
  .object({ ...referenceFields, successor: z.object({ slug: z.string() }).nullable() })
  .transform(({ content_language, image_url, successor, ...product }): CatalogueProduct => ({
    ...product,
    contentLanguage: content_language,
    imageUrl: image_url,
    successor: successor?.slug ?? null,
  }));
