import type { SiteView } from '../view/createSiteView';

/** What a list of a page is made from. */
export interface ListInput {
  view: SiteView;
  /** The page's own href, which filters and forms lead back to. */
  path: string;
  /** Of the address; empty on a page that is kept for everybody. */
  query: URLSearchParams;
}
