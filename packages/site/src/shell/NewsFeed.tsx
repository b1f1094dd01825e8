import { NewsPanel } from '@kmx/blocks';

import { newsFeedApi, newsHref } from '@/server/news/newsAddress';
import type { SiteView } from '@/server/view/createSiteView';

/** The news feed panel on every page of a site with news; links of the action open it (section 2.5), the browser's part fills it (`newsFeed.ts`). */
export function NewsFeed({ view }: { view: SiteView }) {
  const href = newsHref(view);
  if (href === undefined) return null;
  return <NewsPanel intl={view.intl} id="news-panel" url={newsFeedApi(view)} href={href} />;
}
