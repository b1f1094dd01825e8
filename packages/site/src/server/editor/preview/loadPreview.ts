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

import { createPreviewSwitches, type PreviewSwitches } from './createPreviewSwitches';
import { decidePreviewAccess } from './decidePreviewAccess';
import { loadPreviewNews, showNewsItem } from './loadPreviewNews';
import { loadPreviewPage } from './loadPreviewPage';
import { mayPreview } from './mayPreview';
import { readPreviewQuery, type PreviewQuery } from './previewQuery';

/** Why there is nothing to see: who asks may not, the site has no key, there is no such page, or no service. */
export type PreviewProblem = 'refused' | 'notConfigured' | 'missing' | 'unavailable';

interface ShownPage extends PageView {
  readonly kind: 'page';
  /** In place of what its modules would load. */
  readonly lists?: PageLists;
  /** Undefined in "view as", which offers them around the frame. */
  readonly switches: PreviewSwitches | undefined;
}

/** What the preview of a page shows. */
export type Preview =
  | ShownPage
  /** What stands in its place for the reader who was asked for. */
  | ({ readonly kind: 'locked' } & PageView)
  | { readonly kind: 'problem'; readonly view: SiteView; readonly problem: PreviewProblem };

function showPage(view: SiteView, query: PreviewQuery, page: PageView['page']): ShownPage {
  const isInViewAs = query.role !== undefined;
  return {
    kind: 'page',
    view,
    page: { ...page, theme: query.theme ?? page.theme },
    switches: isInViewAs ? undefined : createPreviewSwitches(view, page, query),
  };
}

async function readNews(view: SiteView, query: PreviewQuery): Promise<Preview> {
  const item = await loadPreviewNews(query, view.locale.language);
  if (!item) return { kind: 'problem', view, problem: 'missing' };
  const { page, lists } = showNewsItem(item, view);
  return { ...showPage(view, query, page), lists };
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
    const shown = showPage(view, query, page);
    return decidePreviewAccess(page.protection, query.role) === 'open'
      ? shown
      : { kind: 'locked', view, page: shown.page };
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
