import { z } from 'zod';
import { requiredContent } from '../../lexical/lexical.schema';
import { moduleFields, optionalText, requiredList, requiredText } from '../../shared/fields.schema';

export const accordionSchema = z.object({
  ...moduleFields,
  title: optionalText,
  items: requiredList(z.object({ title: requiredText, content: requiredContent })),
});

export type AccordionData = z.output<typeof accordionSchema>;
