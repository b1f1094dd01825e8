import type { CookieReader } from '../forms/stateCookies';
import type { SiteView } from '../view/createSiteView';

export interface ListInput {
  view: SiteView;
  /** Address of the page, which filters and forms link back to. */
  path: string;
  /** Query of the address; empty on a page stored for everyone. */
  query: URLSearchParams;
  /** Cookies of the reader; undefined on a page stored for everyone. */
  cookies?: CookieReader | undefined;
}
