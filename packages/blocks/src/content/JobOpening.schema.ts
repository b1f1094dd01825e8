import { z } from 'zod';
import {
  employmentTypes,
  isSafeHref,
  isTimeZone,
  languageCodes,
  readDay,
  type JobLocation,
  type JobOpening,
  type LanguageCode,
} from '@kmx/core';
import { namedCountrySchema } from './Event.schema';
import { optionalList, optionalText, requiredText } from './fields.schema';

export interface JobOpeningData extends JobOpening {
  readonly languages: readonly LanguageCode[];
  /** The editor's tree (Lexical, JSON), parsed where it is rendered. */
  readonly text: unknown;
}

const day = z
  .string()
  .nullable()
  .transform((value) => readDay(value?.slice(0, 10) ?? ''));

const requiredDay = day
  .refine((value) => value !== undefined, 'is no date')
  .transform((value) => value ?? '');

const location = z
  .object({
    id: z.string(),
    name: optionalText,
    street: optionalText,
    zip: optionalText,
    city: optionalText,
    region: optionalText,
    country: namedCountrySchema,
    timeZone: z.string().refine(isTimeZone, 'is no time zone'),
  })
  .nullable()
  .transform((value, context): JobLocation => {
    if (value) return { ...value, name: value.name ?? value.city ?? '' };
    context.addIssue('is missing');
    return z.NEVER;
  });

export const jobOpeningSchema = z
  .object({
    id: z.string(),
    slug: requiredText,
    title: requiredText,
    department: optionalText,
    employmentTypes: optionalList(z.enum(employmentTypes)),
    languages: optionalList(z.enum(languageCodes)),
    publishedOn: requiredDay,
    applyUntil: day,
    email: optionalText,
    applicationUrl: optionalText,
    text: z.unknown(),
    location,
  })
  .transform(({ applicationUrl, ...opening }): JobOpeningData => ({
    ...opening,
    applicationUrl: applicationUrl && isSafeHref(applicationUrl) ? applicationUrl : undefined,
  }));
