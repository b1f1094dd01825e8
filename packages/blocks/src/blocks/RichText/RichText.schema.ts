import { z } from 'zod';
import { requiredContent } from '../../lexical/lexical.schema';
import { moduleFields, optionalText } from '../../shared/fields.schema';

export const richTextSchema = z.object({
  ...moduleFields,
  title: optionalText,
  content: requiredContent,
});

export type RichTextData = z.output<typeof richTextSchema>;
