import { z } from 'zod';

import type { ContentPage } from './page.schema';

/** Stories have a lead; most modules have a text below their title. */
const leadSchema = z
  .object({ leadText: z.string().nullish(), text: z.string().nullish() })
  .transform(({ leadText, text }) => (leadText ?? text ?? '').trim());

/** Returns the introduction of a page: its story's lead, or the text of the first module that has one. */
export const readLead = ({ story, modules }: Pick<ContentPage, 'story' | 'modules'>): string | undefined =>
  [story, ...modules].map((part) => leadSchema.safeParse(part).data).find(Boolean);
