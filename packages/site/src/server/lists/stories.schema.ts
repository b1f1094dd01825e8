import { z } from 'zod';
import { storyTeaserSchema } from '@kmx/blocks';

/** A story without an address cannot be led to. */
export const storiesSchema = z.object({
  storiesOfSite: z.array(storyTeaserSchema).transform((stories) => stories.filter(({ slug }) => slug !== '')),
});
