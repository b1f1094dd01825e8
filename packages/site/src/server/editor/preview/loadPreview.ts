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
import { showJobOpening, type ShownJobOpening } from '../../pages/loadJobOpeningPage';
import { loadShellView, type SiteView } from '../../view/createSiteView';
import type { PageView } from '../../view/loadPageView';

import { createPreviewSwitches, type PreviewSwitches } from './createPreviewSwitches';
import { decidePreviewAccess } from './decidePreviewAccess';
import { loadPreviewJob } from './loadPreviewJob';
import { loadPreviewNews, showNewsItem } from './loadPreviewNews';
import { loadPreviewPage } from './loadPreviewPage';

/** Reasons for an empty preview: no permission, no key configured, no such page, fields missing, or service down. */
export type PreviewProblem = 'rejected' | 'notConfigured' | 'missing' | 'incomplete' | 'unavailable';

interface PreviewControls {
  /** Undefined in "view as", which has its own controls. */
  readonly switches: PreviewSwitches | undefined;
  /** True if the session of the editor grants access, false with a token for this page. */
  readonly isBySession: boolean;
}

interface ShownPage extends PageView, PreviewControls {
  readonly kind: 'page';
  /** Replaces the lists that the modules would load. */
  readonly lists?: PageLists;
}

export type Preview =
  | ShownPage
  | ({ readonly kind: 'jobOpening' } & ShownJobOpening & PreviewControls)
  /** Replacement for a page that the simulated reader may not see. */
  | ({ readonly kind: 'locked' } & PageView)
  | { readonly kind: 'problem'; readonly view: SiteView; readonly problem: PreviewProblem };

const createControls = (
  view: SiteView,
  query: PreviewQuery,
  audience: Parameters<typeof createPreviewSwitches>[1],
): PreviewControls => ({
  isBySession: !isPreviewToken(query.token, query.page, Date.now()),
  switches: query.role === undefined ? createPreviewSwitches(view, audience, query) : undefined,
});

const showPage = (view: SiteView, query: PreviewQuery, page: PageView['page']): ShownPage => ({
  kind: 'page',
  view,
  page: { ...page, theme: query.theme ?? page.theme },
  ...createControls(view, query, page),
});

async function readNews(view: SiteView, query: PreviewQuery): Promise<Preview | null> {
  const item = await loadPreviewNews(query, view.locale.language);
  if (!item) return null;
  const { page, lists } = showNewsItem(item, view);
  return { ...showPage(view, query, page), lists };
}

async function readJob(view: SiteView, query: PreviewQuery): Promise<Preview | null> {
  const opening = await loadPreviewJob(query, view.locale.language);
  if (opening === null) return null;
  if (opening === 'incomplete') return { kind: 'problem', view, problem: 'incomplete' };
  const themed = { ...view, site: { ...view.site, theme: query.theme ?? view.site.theme } };
  const controls = createControls(view, query, { languages: [...opening.languages], countries: [] });
  return { kind: 'jobOpening', ...showJobOpening(themed, opening), ...controls };
}

async function readPage(view: SiteView, search: URLSearchParams): Promise<Preview> {
  const query = readPreviewQuery(search);
  const toProblem = (problem: PreviewProblem): Preview => ({ kind: 'problem', view, problem });
  // Checked again here: drafts must not rely on the proxy alone.
  if (!(await mayPreview(query, await cookies()))) return toProblem('rejected');
  if (!env().PREVIEW_API_KEY) return toProblem('notConfigured');
  try {
    const page = await loadPreviewPage(query, view.locale.language);
    if (!page) return (await readNews(view, query)) ?? (await readJob(view, query)) ?? toProblem('missing');
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
