import { z } from 'zod';
import { isLanguageCode, pageTypes } from '@kmx/core';

const indexedPage = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
    parentSlug: z.string().nullable(),
    pageType: z.enum(pageTypes).nullable(),
    languages: z.array(z.string().nullable()).nullable(),
    countries: z.array(z.object({ countryCode: z.string() }).nullable()).nullable(),
  })
  .transform((page) => ({
    ...page,
    title: page.title ?? page.slug ?? '',
    slug: page.slug ?? '',
    pageType: page.pageType ?? ('Content' as const),
    parentSlug: page.parentSlug ?? 'home',
    languages: (page.languages ?? []).filter((code) => code !== null).filter(isLanguageCode),
    countries: (page.countries ?? []).flatMap((country) => country?.countryCode.toUpperCase() ?? []),
  }));

export const pageIndexSchema = z.object({
  pagesOfSite: z
    .array(indexedPage.nullable())
    .nullable()
    .transform((pages) => (pages ?? []).filter((page) => page !== null).filter(({ slug }) => slug !== '')),
});

export type IndexedPage = z.output<typeof indexedPage>;
