import { z } from 'zod';
import { isLanguageCode, pageTypes } from '@kmx/core';

const pageSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    slug: z.string(),
    parentSlug: z.string(),
    // A kind that this site does not know yet is found as any page.
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

/** A page that everybody may read, with its words in the language that was asked for or its fallback. */
export type SearchablePage = z.output<typeof pageSchema>;
