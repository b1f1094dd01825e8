import { z } from 'zod';
import { moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { mediaSchema } from '../../content/Media.schema';

export const quoteSchema = z.object({
  ...moduleFields,
  quote: requiredText,
  attribution: requiredText,
  context: optionalText,
  image: mediaSchema,
});

export type QuoteData = z.output<typeof quoteSchema>;
