import { isAvailableIn } from '../content/decidePageVersion';

export interface FilterableItem<TItem> {
  readonly hidden: boolean;
  readonly countries: readonly string[];
  readonly items: readonly TItem[];
}

export interface FilterNavigationOptions {
  /** All-countries view of editors. */
  readonly showAll?: boolean;
  /** Hidden entries are not in menus, but breadcrumbs include them. */
  readonly includeHidden?: boolean;
}

/**
 * Filters the entries for a country at every level: "Navigation items with countries show only for the current locale
 * country (all shown in the all-countries editor view)" (section 5).
 */
export function filterNavigation<TItem extends FilterableItem<TItem>>(
  items: readonly TItem[],
  country: string,
  options: FilterNavigationOptions = {},
): readonly TItem[] {
  const { showAll = false, includeHidden = false } = options;
  return items
    .filter((item) => showAll || isAvailableIn(item, country))
    .filter(({ hidden }) => includeHidden || !hidden)
    .map((item) => ({ ...item, items: filterNavigation(item.items, country, options) }));
}
