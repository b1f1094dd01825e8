import { z } from 'zod';

import type { Catalogue } from './Catalogue';
import { assetSchema, capabilitySchema, countriesSchema, referenceSchema } from './reference.schema';

const classificationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  parent_id: z.string().nullable(),
  supported_countries: countriesSchema,
  sort_index: z.number(),
  image_url: assetSchema,
  products: z.array(referenceSchema),
});

export const catalogueSchema = z
  .object({ classificationProducts: z.array(classificationSchema), capabilities: z.array(capabilitySchema) })
  .transform(({ classificationProducts, capabilities }): Catalogue => ({
    classifications: classificationProducts,
    capabilities,
  }));
