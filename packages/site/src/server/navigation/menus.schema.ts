import { z } from 'zod';
import { pageTypes } from '@kmx/core';

import { siteNavigationSchema } from '../content/navigation.schema';

const linkedPage = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    type: z.string().nullable(),
    pageType: z.enum(pageTypes).nullable(),
  })
  .transform(({ pageType, title, ...page }) => ({
    ...page,
    title: title ?? '',
    type: page.type ?? 'page',
    pageType: pageType ?? ('Content' as const),
  }));

/** A page linked from a menu (section 3, navigation item: "page (type, title)"). */
export type LinkedPageData = z.output<typeof linkedPage>;

interface RawEntry {
  link: { page: LinkedPageData | null } | null;
  items?: readonly (RawEntry | null)[] | null;
}

const entry: z.ZodType<RawEntry> = z.object({
  link: z.object({ page: linkedPage.nullable() }).nullable(),
  items: z.lazy(() => z.array(entry.nullable()).nullish()),
});

const pagesOf = (entries: readonly (RawEntry | null)[] | null | undefined): LinkedPageData[] =>
  (entries ?? []).flatMap((item) => [...(item?.link?.page ? [item.link.page] : []), ...pagesOf(item?.items)]);

const entries = z.array(entry.nullable()).nullable().transform(pagesOf);

const linkedPagesSchema = z
  .object({
    systemData: z.object({
      sites: z.array(
        z
          .object({
            headerNavigation: z.object({ homeItems: entries, topItems: entries }).nullable(),
            footerNavigation: z.object({ items: entries, legalItems: entries }).nullable(),
          })
          .nullable(),
      ),
    }),
  })
  .transform(({ systemData }) =>
    systemData.sites.flatMap((site) => [
      ...(site?.headerNavigation?.homeItems ?? []),
      ...(site?.headerNavigation?.topItems ?? []),
      ...(site?.footerNavigation?.items ?? []),
      ...(site?.footerNavigation?.legalItems ?? []),
    ]),
  );

/** Parses a response twice: as menus of the site, and for the data of the linked pages. */
export const menusSchema = z.preprocess(
  (response) => ({ menus: response, pages: response }),
  z.object({ menus: siteNavigationSchema, pages: linkedPagesSchema }),
);
