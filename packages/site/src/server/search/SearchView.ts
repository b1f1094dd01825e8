import type { SiteView } from '../view/createSiteView';

/** Site, locale and products of a search; part of a `SiteView`. */
export type SearchView = Pick<SiteView, 'site' | 'locale' | 'links' | 'hasProducts' | 'hierarchy'>;
