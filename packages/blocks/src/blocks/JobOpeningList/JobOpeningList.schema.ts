import { z } from 'zod';
import { moduleFields, optionalText } from '../../content/fields.schema';

export const jobOpeningListSchema = z.object({ ...moduleFields, title: optionalText, text: optionalText });

export type JobOpeningListData = z.output<typeof jobOpeningListSchema>;
