import { z } from 'zod';
import { choice, moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { linkSchema } from '../../content/Link.schema';
import { mediaSchema } from '../../content/Media.schema';

export const marketingSectionSchema = z.object({
  ...moduleFields,
  backgroundColor: choice(['Dark_White', 'White_Dark', 'Accent'], 'Dark_White'),
  title: requiredText,
  text: optionalText,
  logo: mediaSchema,
  link: linkSchema,
});

export type MarketingSectionData = z.output<typeof marketingSectionSchema>;
