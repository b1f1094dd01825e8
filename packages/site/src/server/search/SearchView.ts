import type { SiteView } from '../view/createSiteView';

/** Where somebody searches; a `SiteView` is one. */
export type SearchView = Pick<SiteView, 'site' | 'locale' | 'links' | 'hasProducts' | 'hierarchy'>;
