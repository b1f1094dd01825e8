import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const termsListSchema = z.object({ ...moduleFields, title: optionalText, text: optionalText });

export type TermsListData = z.output<typeof termsListSchema>;
