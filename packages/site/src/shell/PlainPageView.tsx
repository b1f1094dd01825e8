import { hasLeadingHero, PlainModules, preparePlainModule } from '@kmx/blocks';
import { decideContentLanguage } from '@kmx/core';

import { PageAnchors } from './PageAnchors';
import { PageFrame } from './PageFrame';
import { PageTitle } from './PageTitle';
import { createPageContext } from '@/server/view/createPageContext';
import type { PageView } from '@/server/view/loadPageView';

/** An ordinary page: its modules alone, so that it brings no script of lists and forms. */
export function PlainPageView({ view, page }: PageView) {
  const { locale, site } = view;
  const decision = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  const isShown = !decision.isLanguageUnavailable;
  return (
    <PageFrame view={view} page={page} decision={decision}>
      {!(isShown && hasLeadingHero(page.modules)) && <PageTitle title={page.title} />}
      {isShown && (
        <PlainModules
          modules={page.modules}
          context={createPageContext({ view, page }, decision)}
          belowHero={<PageAnchors view={view} page={page} prepare={preparePlainModule} />}
        />
      )}
    </PageFrame>
  );
}
