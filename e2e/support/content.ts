import { z } from 'zod';

import { contentUrl } from './addresses';

const siteSchema = z.object({
  key: z.string(),
  localelessLanguage: z.string().nullish(),
  domains: z.array(z.object({ host: z.string(), slug: z.string().nullish() })),
});
const pageSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  slug: z.string(),
  parentSlug: z.string(),
  languages: z.array(z.string()),
  countries: z.array(z.object({ countryCode: z.string() })).nullish(),
  protection: z.object({ mode: z.string().nullable() }).nullish(),
});

export type SeededSite = z.infer<typeof siteSchema>;
export type SeededPage = z.infer<typeof pageSchema>;

export async function queryContent(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${contentUrl}/graphql?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

export async function seededSites(): Promise<SeededSite[]> {
  const data = await queryContent(
    '{ systemData { sites { key localelessLanguage domains { host slug } } } }',
    {},
  );
  return z.object({ systemData: z.object({ sites: z.array(siteSchema) }) }).parse(data).systemData.sites;
}

export async function seededPages(siteKey: string): Promise<SeededPage[]> {
  const data = await queryContent(
    'query ($site: String!) { pagesOfSite(site: $site) { id title slug parentSlug languages countries { countryCode } protection { mode } } }',
    { site: siteKey },
  );
  return z.object({ pagesOfSite: z.array(pageSchema) }).parse(data).pagesOfSite;
}

export function pathOf(page: Pick<SeededPage, 'slug' | 'parentSlug'>): string {
  if (page.parentSlug !== 'home') return `/${page.parentSlug}/${page.slug}`;
  return page.slug === 'home' ? '' : `/${page.slug}`;
}
