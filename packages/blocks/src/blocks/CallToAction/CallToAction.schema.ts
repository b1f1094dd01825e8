import { z } from 'zod';
import { choice, moduleFields, optionalText, requiredText } from '../../content/fields.schema';
import { requiredLinkItemsSchema } from '../../content/Link.schema';

export const callToActionSchema = z.object({
  ...moduleFields,
  title: requiredText,
  text: optionalText,
  actionTone: choice(['accent', 'dark', 'light'], 'accent'),
  links: requiredLinkItemsSchema,
});

export type CallToActionData = z.output<typeof callToActionSchema>;
