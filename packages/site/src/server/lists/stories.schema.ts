import { z } from 'zod';
import { storyTeaserSchema } from '@kmx/blocks';

/** Drops stories without an address. */
export const storiesSchema = z.object({
  storiesOfSite: z.array(storyTeaserSchema).transform((stories) => stories.filter(({ slug }) => slug !== '')),
});
