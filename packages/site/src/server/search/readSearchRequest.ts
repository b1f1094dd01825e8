import { z } from 'zod';
import { fail, findMainSite, localesOfSite, ok, parseLocale, type Result } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { readFields } from '../http/readFields';

import { loadSearchView } from './loadSearchView';
import type { SearchView } from './SearchView';

const place = {
  localeCode: z.string('localeCode is a locale, such as de-CH').transform((text, context) => {
    const locale = parseLocale(text);
    if (locale.ok) return locale.value;
    context.addIssue({ code: 'custom', message: 'localeCode is a locale, such as de-CH' });
    return z.NEVER;
  }),
  siteSlug: z.string('siteSlug is the slug of a site; empty for the main site').max(100),
  query: z.string('query is a text').max(200, 'query has at most 200 characters'),
};

const pageMessage = 'page is a whole number from 1 to 100';

/** Payload of `/api/search-proxy/suggest` (section 7). */
export const suggestRequestSchema = z.object(place);

/** Payload of `/api/search-proxy/search` (section 7). */
export const searchRequestSchema = z.object({
  ...place,
  page: z.int(pageMessage).min(1, pageMessage).max(100, pageMessage).default(1),
});

export interface SearchRequest<TFields> {
  view: SearchView;
  fields: TFields;
}

/** Finds a site by slug, or by key if it has its own domain; an empty slug is the main site. */
function findSite({ sites }: SystemData, siteSlug: string): SiteConfig | undefined {
  if (siteSlug === '') return findMainSite(sites);
  return sites.find(({ slug }) => slug === siteSlug) ?? sites.find(({ key }) => key === siteSlug);
}

/**
 * Reads a posted request; the error is a sentence for the caller.
 * @throws ContentError if the sites cannot be loaded and are not cached.
 */
export async function readSearchRequest<TFields extends z.output<typeof suggestRequestSchema>>(
  request: Request,
  schema: z.ZodType<TFields>,
): Promise<Result<SearchRequest<TFields>, string>> {
  const body = await readFields(request);
  if (!body.ok) return fail(body.error.sentence);
  const parsed = schema.safeParse(body.value.value);
  if (!parsed.success)
    return fail(`${[...new Set(parsed.error.issues.map(({ message }) => message))].join('; ')}.`);
  const { localeCode: locale, siteSlug } = parsed.data;
  const system = await loadSystem(locale.language);
  const site = findSite(system, siteSlug);
  if (!site) return fail('siteSlug names no site.');
  if (!site.languages.includes(locale.language)) return fail('localeCode is in no language of this site.');
  // Data is cached per country, and unknown countries would fill the cache.
  if (!localesOfSite(site, system.countries).some(({ code }) => code === locale.code))
    return fail('localeCode is in no country of this site.');
  return ok({ view: await loadSearchView(site, system, locale), fields: parsed.data });
}
