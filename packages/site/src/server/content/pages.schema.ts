import { z } from 'zod';
import { isLanguageCode, pageTypes } from '@kmx/core';

import { protectionSchema } from './protection.schema';

const text = z.string().nullable();

const indexedFields = z.object({
  id: z.string(),
  title: text,
  slug: text,
  parentSlug: text,
  // An unknown page type is treated as an ordinary page, so that it does not invalidate the index.
  pageType: z.enum(pageTypes).nullable().catch(null),
  languages: z.array(text).nullable(),
  countries: z.array(z.object({ countryCode: z.string() }).nullable()).nullable(),
  canonicalUrl: text,
  description: text,
  /** ISO 8601. */
  createdAt: text,
  /** ISO 8601. */
  updatedAt: text,
  protection: protectionSchema,
});

const toIndexedPage = (page: z.output<typeof indexedFields>) => ({
  ...page,
  title: page.title ?? page.slug ?? '',
  slug: page.slug ?? '',
  pageType: page.pageType ?? ('Content' as const),
  parentSlug: page.parentSlug ?? 'home',
  languages: (page.languages ?? []).filter((code) => code !== null).filter(isLanguageCode),
  countries: (page.countries ?? []).flatMap((country) => country?.countryCode.toUpperCase() ?? []),
});

const indexedPage = indexedFields.transform(toIndexedPage);

export const pageIndexSchema = z.object({
  pagesOfSite: z
    .array(indexedPage.nullable())
    .transform((pages) => pages.filter((page) => page !== null).filter(({ slug }) => slug !== '')),
});

/** A page of any site, found by id; null if it has no site. */
export const pageAddressSchema = z.object({
  pageById: indexedFields
    .extend({ site: z.object({ key: z.string() }).nullable() })
    .transform(({ site, ...page }) => ({ ...toIndexedPage(page), site }))
    .nullable(),
});

export type IndexedPage = z.output<typeof indexedPage>;
