import { z } from 'zod';
import { toSpecification } from '@kmx/core';

import type { DetailSpecification } from './ProductDetail';
import { languageSchema } from './reference.schema';

export const specificationSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    group: z.string(),
    value: z.string(),
    unit: z.string().nullable(),
    measurement_system: z.enum(['dim_metric', 'dim_imperial']).nullable(),
    content_language: languageSchema,
  })
  .transform(({ group, content_language, ...source }): DetailSpecification => ({
    ...toSpecification(source),
    group,
    contentLanguage: content_language,
  }));

export const figuresSchema = z.object({
  productsBySlugs: z.array(
    z.object({
      slug: z.string(),
      specifications: z.array(specificationSchema),
      variants: z.array(z.object({ specifications: z.array(specificationSchema) })),
    }),
  ),
});
