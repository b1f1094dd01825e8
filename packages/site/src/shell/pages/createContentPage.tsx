import type { ReactElement } from 'react';
import { hasLeadingHero, PageModules, type PageLists } from '@kmx/blocks';
import { decideContentLanguage } from '@kmx/core';

import { PageAnchors } from '../frame/PageAnchors';
import { PageFrame } from '../frame/PageFrame';
import { PageTitle } from '../frame/PageTitle';
import { createPageKind } from './kinds/createPageKind';
import type { CookieReader } from '@/server/forms/stateCookies';
import { pageHref } from '@/server/links/pageHref';
import { decideListsEnd } from '@/server/pageLists/decideListsEnd';
import { loadPageLists } from '@/server/pageLists/loadPageLists';
import { createPageContext } from '@/server/view/createPageContext';
import type { PageView } from '@/server/view/loadPageView';

interface ContentPageInput extends PageView {
  /** Query of the address; undefined for a page rendered once for everyone. */
  query?: URLSearchParams;
  /** Cookies of the reader; undefined for a page stored for everyone. */
  cookies?: CookieReader;
  /** Preloaded lists of its modules. */
  lists?: PageLists | undefined;
  /** Address of the drawing of the world's land. */
  worldHref?: string;
}

interface CreatedPage {
  content: ReactElement;
  /** Moment (ms since 1970) at which its lists change by themselves. */
  endsAt?: number | undefined;
}

/** Creates an editorial page: additions of its page type, modules, and the lists they show. */
export async function createContentPage({
  view,
  page,
  query,
  cookies,
  lists: known,
  worldHref,
}: ContentPageInput): Promise<CreatedPage> {
  const { locale, site } = view;
  const decision = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  if (decision.isLanguageUnavailable)
    return {
      content: (
        <PageFrame view={view} page={page} decision={decision}>
          <PageTitle title={page.title} />
        </PageFrame>
      ),
    };
  const input = { view, path: pageHref(view, page), query: query ?? new URLSearchParams(), cookies };
  const lists = known ?? (await loadPageLists(page, input, { isStored: query === undefined }));
  const context = createPageContext({ view, page }, decision, { lists, worldHref });
  const hasTitle = hasLeadingHero(page.modules);
  const kind = await createPageKind({ view, page, context, input, hasTitle });
  const content = (
    <PageFrame view={view} page={page} decision={decision}>
      {kind.head ?? (!hasTitle && <PageTitle title={page.title} />)}
      <PageModules
        modules={page.modules}
        context={context}
        belowHero={
          <>
            <PageAnchors view={view} page={page} />
            {kind.belowHero}
          </>
        }
      />
      {kind.foot}
    </PageFrame>
  );
  return { content, endsAt: decideListsEnd(lists) };
}
