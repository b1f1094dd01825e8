import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const newsListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  /** Maximum number for a teaser; absent for a paginated list. */
  limit: z.number().int().positive().nullable(),
});

export type NewsListData = z.output<typeof newsListSchema>;
