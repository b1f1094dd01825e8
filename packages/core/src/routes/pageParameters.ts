import { eventParameters } from '../events/eventList';
import { formParameters } from '../forms/formParameters';
import { priceParameters } from '../investors/priceRange';
import type { PageParameter } from '../lists/queryParameters';
import { locationParameters } from '../locations/locationFilter';
import { mediaReleaseParameters } from '../mediaReleases/MediaReleaseFilter';
import { newsParameters } from '../news/newsFeed';
import { productListParameters, rangeFields } from '../products/productListQuery';
import { storyParameters } from '../stories/storyFilterQuery';
import { termParameters } from '../terms/termList';

const listParameters = (parameters: Readonly<Record<string, PageParameter>>): readonly PageParameter[] =>
  Object.values(parameters);

/**
 * Parameters that change stored pages, by kind. With any of them, a page is rendered for the request and not stored;
 * with others only, everyone gets the stored page, so the queries of campaigns need no cache keys.
 */
const pageParameters = {
  // Routing does not know which lists and forms a page contains.
  content: [
    storyParameters,
    mediaReleaseParameters,
    eventParameters,
    locationParameters,
    termParameters,
    newsParameters,
    priceParameters,
    formParameters,
  ].flatMap(listParameters),
  productList: [...listParameters(productListParameters), rangeFields],
  product: [productListParameters.wire],
} satisfies Record<string, readonly PageParameter[]>;

/** Checks if a query, with or without its question mark, changes a page. */
export function isPageQuery(page: keyof typeof pageParameters, query: string): boolean {
  const parsed = new URLSearchParams(query);
  return pageParameters[page].some(({ isIn }) => isIn(parsed));
}
