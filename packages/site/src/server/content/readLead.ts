import { z } from 'zod';

import type { ContentPage } from './page.schema';

/** Stories name their lead, most modules have a text below their title. */
const leadSchema = z
  .object({ leadText: z.string().nullish(), text: z.string().nullish() })
  .transform(({ leadText, text }) => (leadText ?? text ?? '').trim());

/** The first words that a reader meets on a page: its story's lead, else the text of its first module that has one. */
export const readLead = ({ story, modules }: Pick<ContentPage, 'story' | 'modules'>): string | undefined =>
  [story, ...modules].map((part) => leadSchema.safeParse(part).data).find(Boolean);
