import type { CookieReader } from '../forms/stateCookies';
import type { SiteView } from '../view/createSiteView';

/** What a list of a page is made from. */
export interface ListInput {
  view: SiteView;
  /** The page's own href, which filters and forms lead back to. */
  path: string;
  /** Query of the address; empty on a page that is stored for everybody. */
  query: URLSearchParams;
  /** Cookies of the reader; absent on a page that is stored for everybody. */
  cookies?: CookieReader | undefined;
}
