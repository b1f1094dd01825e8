import { ComparisonBasket } from './ComparisonBasket';
import { NewsFeed } from './NewsFeed';
import type { SiteView } from '@/server/view/createSiteView';

/** Comparison and news: empty without script, so that public pages leave them out until the script needs them. */
export const PagePanels = ({ view }: { view: SiteView }) => (
  <>
    <ComparisonBasket view={view} />
    <NewsFeed view={view} />
  </>
);
