import { isAvailableIn } from '../content/decidePageVersion';

/** What filtering needs of an entry. */
export interface FilterableItem<TItem> {
  readonly hidden: boolean;
  readonly countries: readonly string[];
  readonly items: readonly TItem[];
}

/** Which entries are wanted besides the country's. */
export interface FilterNavigationOptions {
  /** The editor's all-countries view. */
  readonly showAll?: boolean;
  /** Hidden entries stand in no menu, but pages are found and breadcrumbs led through them. */
  readonly includeHidden?: boolean;
}

/**
 * The entries that a country's visitors see, at every level: "Navigation items with countries show only for the current
 * locale country (all shown in the all-countries editor view)" (section 5).
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
