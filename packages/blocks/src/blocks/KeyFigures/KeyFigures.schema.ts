import { z } from 'zod';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';

export const keyFiguresSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  figures: requiredList(
    z.object({ value: requiredText, unit: optionalText, label: requiredText, note: optionalText }),
  ),
});

export type KeyFiguresData = z.output<typeof keyFiguresSchema>;
