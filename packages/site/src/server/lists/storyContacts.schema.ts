import { z } from 'zod';
import { storyContactSchema } from '@kmx/blocks';

export const storyContactsSchema = z.object({
  storyContactsOfSite: z
    .array(storyContactSchema)
    .transform((contacts) => contacts.filter(({ slug }) => slug !== '')),
});
