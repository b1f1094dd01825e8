import { z } from 'zod';
import { readDay } from '@kmx/core';
import { moduleFields, optionalText, requiredList, requiredText } from '../../content/fields.schema';
import { linkSchema } from '../../content/Link.schema';

const requiredDay = requiredText.transform((text, context) => {
  const day = readDay(text.slice(0, 10));
  if (day !== undefined) return day;
  context.addIssue({ code: 'custom', message: 'is no date' });
  return z.NEVER;
});

export const financialCalendarSchema = z.object({
  ...moduleFields,
  title: optionalText,
  text: optionalText,
  entries: requiredList(
    z.object({
      id: z.string().nullable(),
      date: requiredDay,
      endDate: z
        .string()
        .nullable()
        .transform((text) => (text === null ? undefined : readDay(text.slice(0, 10)))),
      title: requiredText,
      place: optionalText,
      link: linkSchema,
    }),
  ).transform((entries) => entries.toSorted((one, other) => one.date.localeCompare(other.date))),
});

export type FinancialCalendarData = z.output<typeof financialCalendarSchema>;
