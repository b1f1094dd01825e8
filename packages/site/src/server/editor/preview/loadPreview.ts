import { cookies } from 'next/headers';
import { cache } from 'react';
import type { PageLists } from '@kmx/blocks';

import { isContentError } from '../../content/ContentError';
import { mayPreview } from '../../editorAccess/mayPreview';
import { readPreviewQuery, type PreviewQuery } from '../../editorAccess/previewQuery';
import { isPreviewToken } from '../../editorAccess/previewToken';
import { env } from '../../env';
import { toQuery } from '../../http/toQuery';
import { log } from '../../log';
import { loadShellView, type SiteView } from '../../view/createSiteView';
import type { PageView } from '../../view/loadPageView';

import { createPreviewSwitches, type PreviewSwitches } from './createPreviewSwitches';
import { decidePreviewAccess } from './decidePreviewAccess';
import { loadPreviewNews, showNewsItem } from './loadPreviewNews';
import { loadPreviewPage } from './loadPreviewPage';

/** Reasons for an empty preview: no permission, no key configured, no such page, or service down. */
export type PreviewProblem = 'rejected' | 'notConfigured' | 'missing' | 'unavailable';

interface ShownPage extends PageView {
  readonly kind: 'page';
  /** Replaces the lists that the modules would load. */
  readonly lists?: PageLists;
  /** Undefined in "view as", which has its own controls. */
  readonly switches: PreviewSwitches | undefined;
  /** True if the session of the editor grants access, false with a token for this page. */
  readonly isBySession: boolean;
}

export type Preview =
  | ShownPage
  /** Replacement for a page that the simulated reader may not see. */
  | ({ readonly kind: 'locked' } & PageView)
  | { readonly kind: 'problem'; readonly view: SiteView; readonly problem: PreviewProblem };

function showPage(view: SiteView, query: PreviewQuery, page: PageView['page']): ShownPage {
  const isInViewAs = query.role !== undefined;
  return {
    kind: 'page',
    view,
    page: { ...page, theme: query.theme ?? page.theme },
    isBySession: !isPreviewToken(query.token, query.page, Date.now()),
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
  // Checked again here: drafts must not rely on the proxy alone.
  if (!(await mayPreview(query, await cookies()))) return toProblem('rejected');
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
    log('error', 'A preview could not be loaded.', { page: query.page }, error);
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

/** Loads the preview at an internal address; cached per request, because both metadata and page need it. */
export async function loadPreview({ params, searchParams }: PreviewRequest): Promise<Preview> {
  const { site, locale } = await params;
  return load(site, locale, toQuery(await searchParams).toString());
}
