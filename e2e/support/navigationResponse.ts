import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

export interface Entry {
  id: string;
  slug: string | null;
  title: string;
  countries: string[];
  hidden: boolean;
  url: string | null;
  unlocalizedUrl: string | null;
  items: Entry[];
}

const entrySchema: z.ZodType<Entry> = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  breadcrumbOverride: z.string().nullable(),
  countries: z.array(z.string()),
  hidden: z.boolean(),
  url: z.string().nullable(),
  unlocalizedUrl: z.string().nullable(),
  target: z.string().nullable(),
  page: z.object({ type: z.string(), title: z.string() }).nullable(),
  marketingSection: z.object({ backgroundColor: z.string() }).nullable(),
  items: z.array(z.lazy(() => entrySchema)),
});
/** Response of section 7. */
const navigationSchema = z.object({
  site: z.object({
    headerNavigation: z.object({
      homeItems: z.array(entrySchema),
      topItems: z.array(entrySchema),
      theme: z.string(),
      hidden: z.boolean(),
    }),
    footerNavigation: z.object({ items: z.array(entrySchema) }),
  }),
});
/** The same for `/section/{ids}`. */
export const sectionsSchema = z.object({ sections: z.array(entrySchema) });
const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.items)]);

/** All entries of a site's menus at any level: `navigation(request, 'public/main?lang=en')`. */
export async function navigation(request: APIRequestContext, path: string): Promise<Entry[]> {
  const response = await request.get(`/api/site-navigation/${path}`);
  expect(response.status()).toBe(200);
  const { headerNavigation, footerNavigation } = navigationSchema.parse(await response.json()).site;
  return flatten([...headerNavigation.homeItems, ...headerNavigation.topItems, ...footerNavigation.items]);
}

export const bySlug = (entries: readonly Entry[], slug: string) =>
  entries.find((entry) => entry.slug === slug);
