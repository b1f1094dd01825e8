import { NewsPanel } from '@kmx/blocks';

import { newsFeedApi, newsHref } from '@/server/links/newsAddress';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * News feed panel, on every page of a site with news. Opened by action links (section 2.5) and filled by
 * `newsFeed.ts` in the browser.
 */
export function NewsFeed({ view }: { view: SiteView }) {
  const href = newsHref(view);
  if (href === undefined) return null;
  return <NewsPanel intl={view.intl} id="news-panel" url={newsFeedApi(view)} href={href} />;
}
