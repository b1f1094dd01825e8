import type { PageContext } from '@kmx/blocks';
import type { decideContentLanguage } from '@kmx/core';

import { mediaUrl } from '../links/mediaUrl';
import { resolvePageLink } from '../links/resolvePageLink';
import { log } from '../log';

import type { SiteView } from './createSiteView';

interface PageContextInput {
  view: SiteView;
  page: { readonly id: string };
}

/** Creates the context that modules receive about their page. */
export const createPageContext = (
  { view, page }: PageContextInput,
  decision: ReturnType<typeof decideContentLanguage>,
  { lists = {}, worldHref }: Partial<Pick<PageContext, 'lists' | 'worldHref'>> = {},
): PageContext => ({
  pageId: page.id,
  locale: { code: view.locale.code, language: view.locale.language },
  contentLanguage: decision.contentLanguage ?? view.site.defaultLanguage,
  isPreview: view.isPreview ?? false,
  intl: view.intl,
  lists,
  resolveLink: (link) => resolvePageLink(link, view),
  mediaUrl,
  worldHref,
  report: ({ code, blockType, blockId, path, message }) => {
    log('warn', `Block ${code}: ${message}`, { page: page.id, blockType, blockId: blockId ?? '', path });
  },
});
