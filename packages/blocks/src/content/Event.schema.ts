import { z } from 'zod';
import {
  eventKinds,
  isTimeZone,
  languageCodes,
  type CompanyEvent,
  type LanguageCode,
  type Link,
} from '@kmx/core';
import { optionalList, optionalText, requiredText } from './fields.schema';
import { linkSchema } from './Link.schema';
import { mediaSchema, type Media } from './Media.schema';

export interface EventData extends CompanyEvent {
  readonly link: Link | undefined;
  readonly languages: readonly LanguageCode[];
  /** Countries in which its page is shown, by code; empty: everywhere. */
  readonly countries: readonly string[];
  readonly teaserImage: Media | undefined;
}

/** Time zone of the company, the default for events. */
const homeZone = 'Europe/Zurich';

const moment = requiredText.refine((text) => !Number.isNaN(Date.parse(text)), 'is no date');

export const namedCountrySchema = z
  .object({ countryCode: z.string(), name: z.string().nullable() })
  .nullable()
  .transform((country) =>
    country
      ? { code: country.countryCode.toUpperCase(), name: country.name ?? country.countryCode }
      : undefined,
  );

/** Schema of the service's event; title, slug and beginning are required. */
export const eventSchema = z
  .object({
    id: z.string(),
    slug: requiredText,
    title: requiredText,
    leadText: optionalText,
    startDate: moment,
    endDate: z.string().nullable(),
    isAllDay: z.boolean().nullable(),
    timeZone: z.string().nullable(),
    place: optionalText,
    address: optionalText,
    country: namedCountrySchema,
    stand: optionalText,
    kind: z.enum(eventKinds).nullable(),
    languages: optionalList(z.enum(languageCodes)),
    countries: optionalList(z.object({ countryCode: z.string() })),
    link: linkSchema,
    teaserImage: mediaSchema,
  })
  .transform(({ endDate, isAllDay, timeZone, kind, countries, ...event }): EventData => ({
    ...event,
    endDate: endDate !== null && !Number.isNaN(Date.parse(endDate)) ? endDate : undefined,
    isAllDay: isAllDay ?? false,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : homeZone,
    kind: kind ?? 'tradeFair',
    countries: countries.map(({ countryCode }) => countryCode.toUpperCase()),
  }));

/** Event of a page; undefined if missing or invalid. */
export const readEvent = (raw: unknown): EventData | undefined => eventSchema.safeParse(raw).data;
