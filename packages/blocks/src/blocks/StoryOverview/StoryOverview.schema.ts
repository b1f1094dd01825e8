import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const storyOverviewSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  /** Maximum number; missing or less than one: all. */
  limit: z
    .number()
    .nullable()
    .transform((limit) => (limit !== null && limit >= 1 ? Math.floor(limit) : undefined)),
  hasFilters: z
    .boolean()
    .nullable()
    .transform((value) => value ?? false),
});

export type StoryOverviewData = z.output<typeof storyOverviewSchema>;
