import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const mediaReleaseListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  /** Maximum number until the reader chooses a year; absent for all. */
  limit: z.number().int().positive().nullable(),
  hasArchive: z
    .boolean()
    .nullable()
    .transform((value) => value ?? false),
});

export type MediaReleaseListData = z.output<typeof mediaReleaseListSchema>;
