import { z } from 'zod';
import { PageByIdDocument } from '@kmx/blocks';
import { isIndexable, type Locale } from '@kmx/core';

import { pageSchema } from '../content/page.schema';
import { queryContent } from '../content/queryContent';
import type { SiteConfig } from '../content/system.schema';
import { loadHost, type HostView } from '../findability/loadHost';

import { readWantedLocale } from './readWantedLocale';

const pageOfId = z.object({
  pageById: z
    .intersection(pageSchema, z.object({ site: z.object({ key: z.string() }).nullable() }))
    .nullable(),
});

/** A page that everybody may read, on a site of the host that was asked. */
export interface PublicPage {
  host: HostView;
  site: SiteConfig;
  locale: Locale;
  page: z.output<typeof pageSchema>;
}

/** The page of an id with its modules, in the language that `l=` names; undefined for all that is not to be had here. */
export async function loadPublicPage(request: Request, id: string): Promise<PublicPage | undefined> {
  const host = await loadHost(request);
  if (!host) return undefined;
  for (const site of host.sites) {
    const locale = readWantedLocale(request.url, site, host.system);
    const { pageById: page } = await queryContent(PageByIdDocument, pageOfId, { id }, locale.language);
    if (page?.site?.key === site.key && isIndexable(page)) return { host, site, locale, page };
  }
  return undefined;
}

/** The modules of one type that can be read. */
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
