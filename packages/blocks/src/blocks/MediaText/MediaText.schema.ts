import { z } from 'zod';
import { choice, moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { linkItemsSchema } from '../../content/Link.schema';
import { mediaSchema } from '../../content/Media.schema';
import { requiredContent } from '../../lexical/lexical.schema';

export const mediaTextSchema = z.object({
  ...moduleFields,
  overline: optionalText,
  title: requiredText,
  content: requiredContent,
  mediaPosition: choice(['start', 'end'], 'start'),
  image: mediaSchema,
  links: linkItemsSchema,
});

export type MediaTextData = z.output<typeof mediaTextSchema>;
