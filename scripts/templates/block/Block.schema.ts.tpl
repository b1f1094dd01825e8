import { z } from 'zod';
import { moduleFields, optionalText, requiredText } from '../../content/fields.schema';

export const {{key}}Schema = z.object({
  ...moduleFields,
  title: requiredText,
  text: optionalText,
});

export type {{Name}}Data = z.output<typeof {{key}}Schema>;
