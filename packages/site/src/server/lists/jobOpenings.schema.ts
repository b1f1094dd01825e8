import { z } from 'zod';
import { jobOpeningSchema } from '@kmx/blocks';

import { retainReadable } from '../content/retainReadable';

export const jobOpeningsSchema = z.object({
  jobOpeningsOfSite: retainReadable(jobOpeningSchema, 'job opening'),
});

/** Null for an unknown id; a draft may lack required fields. */
export const jobOpeningByIdSchema = z.object({ jobOpeningById: z.unknown() });
