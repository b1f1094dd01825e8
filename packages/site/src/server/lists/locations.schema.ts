import { z } from 'zod';
import { namedCountrySchema } from '@kmx/blocks';
import {
  isOpeningInterval,
  isTimeZone,
  locationKinds,
  readDay,
  weekdays,
  type CompanyLocation,
  type GeoPoint,
} from '@kmx/core';

import { retainReadable } from '../content/retainReadable';

const text = z
  .string()
  .nullable()
  .transform((value) => (value?.trim() === '' ? undefined : value?.trim()));

const openingHours = z
  .array(
    z
      .object({
        days: z.array(z.enum(weekdays)).nullable(),
        opens: z.string().nullable(),
        closes: z.string().nullable(),
      })
      .transform(({ days, opens, closes }) => ({
        days: days ?? [],
        opens: opens ?? '',
        closes: closes ?? '',
      })),
  )
  .nullable()
  .transform((hours) => (hours ?? []).filter(isOpeningInterval));

const closedDays = z
  .array(z.object({ date: z.string().nullable(), label: z.string().nullable() }))
  .nullable()
  .transform((days) =>
    (days ?? []).flatMap(({ date, label }) => {
      const day = readDay(date?.slice(0, 10) ?? '');
      return day === undefined ? [] : [{ date: day, label: label ?? '' }];
    }),
  );

/** Empty fields are stored as 0, and no location is at 0° N, 0° E. */
const toPosition = (latitude: number, longitude: number): GeoPoint | undefined => {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
};

const locationSchema = z
  .object({
    id: z.string(),
    slug: z.string().min(1),
    name: z.string().min(1).nullable(),
    kinds: z.array(z.enum(locationKinds)),
    street: text,
    zip: text,
    city: text,
    region: text,
    country: namedCountrySchema,
    latitude: z.number(),
    longitude: z.number(),
    phone: text,
    email: text,
    website: text,
    timeZone: z.string().refine(isTimeZone, 'is no time zone'),
    openingHours,
    note: text,
    closedDays,
  })
  .transform(({ latitude, longitude, name, ...location }): CompanyLocation => ({
    ...location,
    name: name ?? location.city ?? location.slug,
    position: toPosition(latitude, longitude),
  }));

export const locationsSchema = z.object({ locationsOfSite: retainReadable(locationSchema, 'location') });
