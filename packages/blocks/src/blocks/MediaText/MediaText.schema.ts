import { z } from 'zod';
import { requiredContent } from '../../lexical/lexical.schema';
import { choice, moduleFields, optionalText, requiredText } from '../../shared/fields.schema';
import { linkItemsSchema } from '../../shared/Link.schema';
import { mediaSchema } from '../../shared/Media.schema';

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
