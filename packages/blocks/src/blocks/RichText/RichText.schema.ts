import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';
import { requiredContent } from '../../lexical/lexical.schema';

export const richTextSchema = z.object({
  ...moduleFields,
  title: optionalText,
  content: requiredContent,
});

export type RichTextData = z.output<typeof richTextSchema>;
