import type { PageLists } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { pageSchema, type ContentPage } from '../../content/page.schema';
import { queryContent } from '../../content/queryContent';
import type { PreviewQuery } from '../../editorAccess/previewQuery';
import { NewsItemByIdDocument } from '../../news/news.query';
import { newsItemByIdSchema, type NewsItem } from '../../news/news.schema';
import type { SiteView } from '../../view/createSiteView';

/**
 * Loads a news item of any site, with the same access as `loadPreviewPage`; null if there is none.
 * @throws ContentError if the content service fails.
 */
export async function loadPreviewNews(
  { page: id, stage }: Pick<PreviewQuery, 'page' | 'stage'>,
  language: LanguageCode,
): Promise<NewsItem | null> {
  const variables = { id, draft: stage === 'DRAFT' };
  const response = await queryContent(NewsItemByIdDocument, newsItemByIdSchema, variables, language, {
    isPreview: true,
  });
  return response.newsItemById;
}

/** Wraps a news item, which has no page, in a page with a news list in the site's theme. */
export function showNewsItem(item: NewsItem, view: SiteView): { page: ContentPage; lists: PageLists } {
  const page = pageSchema.parse({
    id: item.id,
    title: view.intl.formatMessage({ id: 'editor.preview.title' }),
    slug: null,
    parentSlug: null,
    pageType: null,
    theme: null,
    canonicalUrl: null,
    description: null,
    languages: view.site.languages,
    countries: null,
    hideBreadcrumb: true,
    protection: null,
    updatedAt: null,
    shareImage: null,
    modules: [{ __typename: 'NewsList', id: item.id, title: null, text: null, limit: 1 }],
  });
  const news = { items: [item], filter: {}, path: '', overviewHref: undefined, endCursor: undefined };
  return { page, lists: { news } };
}
