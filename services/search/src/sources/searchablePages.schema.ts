import { z } from 'zod';
import { isLanguageCode, pageTypes } from '@kmx/core';

const pageSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    slug: z.string(),
    parentSlug: z.string(),
    // An unknown type is indexed as a page.
    pageType: z.enum(pageTypes).nullable().catch(null),
    languages: z.array(z.string()).nullable(),
    countries: z.array(z.string()),
    updatedAt: z.string().nullable(),
    text: z.string(),
  })
  .transform((page) => ({
    ...page,
    languages: (page.languages ?? []).filter(isLanguageCode),
    countries: page.countries.map((code) => code.toUpperCase()),
  }));

export const searchablePagesSchema = z.object({
  searchablePages: z.object({
    nodes: z.array(pageSchema),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

/** Public page, with its text in the requested language or its fallback. */
export type SearchablePage = z.output<typeof pageSchema>;
