import { cookies } from 'next/headers';
import { cache } from 'react';
import type { PageLists } from '@kmx/blocks';

import { isContentError } from '../../content/ContentError';
import { env } from '../../env';
import { toQuery } from '../../http/toQuery';
import { describeFailure, log } from '../../log';
import { loadShellView, type SiteView } from '../../view/createSiteView';
import type { PageView } from '../../view/loadPageView';
import { editorCookieName } from '../editorSession';

import { decidePreviewAccess } from './decidePreviewAccess';
import { loadPreviewNews, showNewsItem } from './loadPreviewNews';
import { loadPreviewPage } from './loadPreviewPage';
import { mayPreview } from './mayPreview';
import { readPreviewQuery, type PreviewQuery } from './previewQuery';

/** Why there is nothing to see: who asks may not, the site has no key, there is no such page, or no service. */
export type PreviewProblem = 'refused' | 'notConfigured' | 'missing' | 'unavailable';

/** What the preview of a page shows; `lists` in place of what its modules would load. */
export type Preview =
  | ({ readonly kind: 'page'; readonly lists?: PageLists } & PageView)
  /** What stands in its place for the reader who was asked for. */
  | ({ readonly kind: 'locked' } & PageView)
  | { readonly kind: 'problem'; readonly view: SiteView; readonly problem: PreviewProblem };

async function readNews(view: SiteView, query: PreviewQuery): Promise<Preview> {
  const item = await loadPreviewNews(query, view.locale.language);
  if (!item) return { kind: 'problem', view, problem: 'missing' };
  const { page, lists } = showNewsItem(item, view);
  return { kind: 'page', view, page: { ...page, theme: query.theme ?? page.theme }, lists };
}

async function readPage(view: SiteView, search: URLSearchParams): Promise<Preview> {
  const query = readPreviewQuery(search);
  const toProblem = (problem: PreviewProblem): Preview => ({ kind: 'problem', view, problem });
  // Decided here once more: that the proxy let the request through is not what guards drafts.
  if (!mayPreview(query, (await cookies()).get(editorCookieName)?.value)) return toProblem('refused');
  if (!env().PREVIEW_API_KEY) return toProblem('notConfigured');
  try {
    const page = await loadPreviewPage(query, view.locale.language);
    if (!page) return await readNews(view, query);
    const isOpen = decidePreviewAccess(page.protection, query.role) === 'open';
    return { kind: isOpen ? 'page' : 'locked', view, page: { ...page, theme: query.theme ?? page.theme } };
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('error', describeFailure(error), { page: query.page });
    return toProblem('unavailable');
  }
}

const load = cache(async (site: string, locale: string, query: string): Promise<Preview> => {
  const view = await loadShellView({ site, locale });
  return readPage({ ...view, isPreview: true }, new URLSearchParams(query));
});

interface PreviewRequest {
  params: Promise<{ site: string; locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The preview at an internal address, for who may see it; loaded once, though metadata and page both ask. */
export async function loadPreview({ params, searchParams }: PreviewRequest): Promise<Preview> {
  const { site, locale } = await params;
  return load(site, locale, toQuery(await searchParams).toString());
}
