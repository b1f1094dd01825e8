import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const newsListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  /** At most so many, as a teaser of all; absent: page by page. */
  limit: z.number().int().positive().nullable(),
});

export type NewsListData = z.output<typeof newsListSchema>;
