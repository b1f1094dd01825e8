import { z } from 'zod';
import { decideSource, type Media } from '@kmx/blocks';
import { isNewsCursor, localesOfSite, type Locale } from '@kmx/core';
import type { NewsFeedItem } from '@kmx/core/machines/newsFeed';

import { isContentError, isContentRejection } from '../content/ContentError';
import { loadSystem } from '../content/loaders';
import type { SiteConfig } from '../content/system.schema';
import { readSisCode } from '../http/readSisCode';
import { respondWithEtag } from '../http/respondWithEtag';
import { jsonError, jsonUnavailable } from '../http/responses';
import { loadIntl } from '../intl';
import { mediaUrl } from '../links/mediaUrl';
import { resolvePageLink } from '../links/resolvePageLink';
import { log } from '../log';
import { loadSearchView } from '../search/loadSearchView';

import { loadNewsPage } from './loadNewsPage';
import type { NewsPage } from './news.schema';

const wrongCursor = 'after is the endCursor of an answer before';

const querySchema = z.object({
  site: z.string().min(1).max(100),
  locale: z.string().transform((text, context): Locale => {
    const locale = readSisCode(text);
    if (locale) return locale;
    context.addIssue({ code: 'custom', message: 'locale is one such as en_ALL or de_CH' });
    return z.NEVER;
  }),
  after: z.string().refine(isNewsCursor, wrongCursor).optional(),
});

/** A minute in the browser, because every page with a link to the feed checks for unread news. */
const cacheControl = 'private, max-age=60';

function imageUrlOf(image: Media | undefined): string {
  const source = decideSource(image, 'asideVideo');
  return source ? mediaUrl(source.webp ?? source.png) : '';
}

type Intl = Awaited<ReturnType<typeof loadIntl>>;
type LinkView = Parameters<typeof resolvePageLink>[1];

function toItem(item: NewsPage['items'][number], view: LinkView, intl: Intl): NewsFeedItem {
  const { id, title, text = '', publicationDate, image, link } = item;
  const target = link && resolvePageLink(link, view);
  const isLink = target?.kind === 'route' || target?.kind === 'plain';
  return {
    id,
    title,
    text,
    date:
      publicationDate === undefined
        ? ''
        : intl.formatDate(publicationDate, { day: 'numeric', month: 'long', year: 'numeric' }),
    dateTime: publicationDate ?? '',
    href: isLink ? (target.href ?? '') : '',
    dataLink: target?.kind === 'route' ? 'route' : 'plain',
    imageUrl: imageUrlOf(image),
    imageAlt: image?.alt ?? '',
  };
}

interface NewsContext {
  site: SiteConfig;
  locale: Locale;
  after: string | undefined;
}

async function handlePage({ site, locale, after }: NewsContext, request: Request): Promise<Response> {
  const system = await loadSystem(locale.language);
  const [page, { links, hierarchy }, intl] = await Promise.all([
    loadNewsPage({ siteKey: site.key, language: locale.language, after }),
    loadSearchView(site, system, locale),
    loadIntl(locale.language),
  ]);
  const productPath = (slug: string) => hierarchy?.entries.get(slug)?.product.path;
  // Without the page index: an item's link to the panel, which contains it, would be useless.
  const view: LinkView = { links: { ...links, productPath }, hierarchy, locale, index: [] };
  const response = {
    items: page.items.map((item) => toItem(item, view, intl)),
    pageInfo: { hasNextPage: page.endCursor !== undefined, endCursor: page.endCursor ?? null },
  };
  return respondWithEtag(response, request, { 'cache-control': cacheControl });
}

/**
 * `GET /api/news-feed?site=&locale=&after=`: ten items of a site's news, newest first (sections 7 and 9). The
 * browser chooses site, locale and cursor, but never a query.
 */
export async function handleNewsFeed(request: Request): Promise<Response> {
  const parsed = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success)
    return jsonError(
      400,
      `${parsed.error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('; ')}.`,
    );
  const { locale, after } = parsed.data;
  try {
    const { sites, countries } = await loadSystem(locale.language);
    const site = sites.find(({ key }) => key === parsed.data.site);
    if (!site) return jsonError(404, 'site names no site.');
    if (!localesOfSite(site, countries).some(({ code }) => code === locale.code))
      return jsonError(404, 'locale is none of this site.');
    return await handlePage({ site, locale, after }, request);
  } catch (error) {
    if (isContentRejection(error)) return jsonError(400, `${wrongCursor}.`);
    if (!isContentError(error)) throw error;
    log('error', 'The news feed could not be loaded.', {}, error);
    return jsonUnavailable('The news cannot be read at the moment.');
  }
}
