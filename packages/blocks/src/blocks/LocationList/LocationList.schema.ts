import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const locationListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  hasMap: z
    .boolean()
    .nullable()
    .transform((hasMap) => hasMap ?? true),
});

export type LocationListData = z.output<typeof locationListSchema>;
