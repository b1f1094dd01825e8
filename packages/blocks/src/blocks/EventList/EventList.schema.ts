import { z } from 'zod';
import { eventPeriods } from '@kmx/core';
import { choice, moduleFields, optionalText } from '../../content/fields.schema';

export const eventListSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  limit: z.number().nullable(),
  period: choice(eventPeriods, 'upcoming'),
});

export type EventListData = z.output<typeof eventListSchema>;
