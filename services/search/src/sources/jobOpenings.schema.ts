import { z } from 'zod';
import { isLanguageCode, isTimeZone, readDay } from '@kmx/core';

const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .refine((value) => readDay(value) !== undefined);

const openingSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  department: z.string().nullable(),
  languages: z.array(z.string()).transform((languages) => languages.filter(isLanguageCode)),
  publishedOn: day,
  applyUntil: day.nullable(),
  updatedAt: z.string().nullable(),
  plainText: z.string(),
  location: z.object({
    name: z.string().nullable(),
    city: z.string().nullable(),
    timeZone: z.string().refine(isTimeZone),
  }),
});

/** Published job opening, with its text in the requested language or its fallback. */
export type SearchableJobOpening = z.output<typeof openingSchema>;

/** Leaves out openings that cannot be read, for example without a place of work. */
export const jobOpeningsSchema = z.object({
  jobOpeningsOfSite: z
    .array(z.unknown())
    .transform((openings) => openings.flatMap((opening) => openingSchema.safeParse(opening).data ?? [])),
});
