import { hasLeadingHero, PageModules, prepareModule, type PageLists } from '@kmx/blocks';
import { decideContentLanguage } from '@kmx/core';

import { PageAnchors } from './PageAnchors';
import { PageFrame } from './PageFrame';
import { createPageKind } from './pageKinds/createPageKind';
import { PageTitle } from './PageTitle';
import { loadPageLists } from '@/server/lists/loadPageLists';
import { createPageContext } from '@/server/view/createPageContext';
import type { PageView } from '@/server/view/loadPageView';
import { pageHref } from '@/server/view/pageHref';

interface ContentPageViewProps extends PageView {
  /** Of the address; left out of a page that is drawn once for everybody. */
  query?: URLSearchParams;
  /** What its modules list, where that is known already. */
  lists?: PageLists | undefined;
}

/** Any page that editors composed: what its kind begins and ends with, its modules, and the lists that they show. */
export async function ContentPageView({ view, page, query, lists: known }: ContentPageViewProps) {
  const { locale, site } = view;
  const decision = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  if (decision.isLanguageUnavailable)
    return (
      <PageFrame view={view} page={page} decision={decision}>
        <PageTitle title={page.title} />
      </PageFrame>
    );
  const input = { view, path: pageHref(view, page), query: query ?? new URLSearchParams() };
  const lists = known ?? (await loadPageLists(page, input, { isKept: query === undefined }));
  const context = createPageContext({ view, page }, decision, lists);
  const hasTitle = hasLeadingHero(page.modules);
  const kind = await createPageKind({ view, page, context, input, hasTitle });
  return (
    <PageFrame view={view} page={page} decision={decision}>
      {kind.head ?? (!hasTitle && <PageTitle title={page.title} />)}
      <PageModules
        modules={page.modules}
        context={context}
        belowHero={
          <>
            <PageAnchors view={view} page={page} prepare={prepareModule} />
            {kind.belowHero}
          </>
        }
      />
      {kind.foot}
    </PageFrame>
  );
}
