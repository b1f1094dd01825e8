import { z } from 'zod';
import { PageByIdDocument } from '@kmx/blocks';
import { isIndexable, type Locale } from '@kmx/core';

import { pageSchema } from '../content/page.schema';
import { queryContent } from '../content/queryContent';
import type { SiteConfig } from '../content/system.schema';
import { loadHost, type HostView } from '../links/loadHost';

import { readRequestedLocale } from './readRequestedLocale';

const pageOfId = z.object({
  pageById: z
    .intersection(pageSchema, z.object({ site: z.object({ key: z.string() }).nullable() }))
    .nullable(),
});

export interface PublicPage {
  host: HostView;
  site: SiteConfig;
  locale: Locale;
  page: z.output<typeof pageSchema>;
}

/** Loads a public page by id in the language of `l=`; undefined if it is not available on this host. */
export async function loadPublicPage(request: Request, id: string): Promise<PublicPage | undefined> {
  const host = await loadHost(request);
  if (!host) return undefined;
  for (const site of host.sites) {
    const locale = readRequestedLocale(request.url, site, host.system);
    const { pageById: page } = await queryContent(PageByIdDocument, pageOfId, { id }, locale.language);
    if (page?.site?.key === site.key && isIndexable(page)) return { host, site, locale, page };
  }
  return undefined;
}

export const readModules = <Schema extends z.ZodType>(
  { page }: PublicPage,
  type: string,
  schema: Schema,
): z.output<Schema>[] => {
  const ofType = z.object({ __typename: z.literal(type) });
  return page.modules.flatMap((raw) => {
    if (!ofType.safeParse(raw).success) return [];
    const read = schema.safeParse(raw);
    return read.success ? [read.data] : [];
  });
};
