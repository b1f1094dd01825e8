import { linkHref } from '../links/linkHref';
import type { LinkContext } from '../links/linkTarget';
import type { NavigationItem } from '../types/NavigationItem';

/** Returns the URL of a navigation entry (section 3, url); `undefined` for entries without a link or with an action. */
export const itemUrl = (item: Pick<NavigationItem, 'link'>, context: LinkContext): string | undefined =>
  item.link ? linkHref(item.link, context) : undefined;
