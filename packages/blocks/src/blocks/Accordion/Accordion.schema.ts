import { z } from 'zod';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';
import { requiredContent } from '../../lexical/lexical.schema';

export const accordionSchema = z.object({
  ...moduleFields,
  title: optionalText,
  items: requiredList(z.object({ title: requiredText, content: requiredContent })),
});

export type AccordionData = z.output<typeof accordionSchema>;
