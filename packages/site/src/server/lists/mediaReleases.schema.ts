import { z } from 'zod';
import { isLanguageCode } from '@kmx/core';

import { retainReadable } from '../content/retainReadable';

const releaseSchema = z
  .object({
    slug: z.string().nullable(),
    title: z.string().nullable(),
    leadText: z.string().nullable(),
    /** ISO 8601. */
    publicationDate: z.string().nullable(),
    adhoc: z.boolean().nullable(),
    languages: z.array(z.string()).nullable(),
    countries: z.array(z.object({ countryCode: z.string() })).nullable(),
  })
  .transform((release) => ({
    slug: release.slug ?? '',
    parentSlug: 'media-releases',
    title: release.title ?? release.slug ?? '',
    leadText: release.leadText ?? undefined,
    publicationDate: release.publicationDate ?? undefined,
    isAdhoc: release.adhoc ?? false,
    languages: (release.languages ?? []).filter(isLanguageCode),
    countries: (release.countries ?? []).map(({ countryCode }) => countryCode.toUpperCase()),
  }));

/** Drops releases without an address. */
export const mediaReleasesSchema = z.object({
  mediaReleasesOfSite: retainReadable(releaseSchema, 'media release').transform((releases) =>
    releases.filter(({ slug }) => slug !== ''),
  ),
});

export type MediaRelease = z.output<typeof releaseSchema>;
