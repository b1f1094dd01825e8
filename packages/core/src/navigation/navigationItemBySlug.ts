/** A slug that no entry of a navigation has. */
export class NavigationItemNotFoundError extends Error {
  override readonly name = 'NavigationItemNotFoundError';
  readonly code = 'navigationItemNotFound';

  constructor(readonly slug: string) {
    super(`No navigation item has the slug "${slug}".`);
  }
}

interface SluggedItem<TItem> {
  readonly slug: string | null;
  readonly items: readonly TItem[];
}

function find<TItem extends SluggedItem<TItem>>(items: readonly TItem[], slug: string): TItem | undefined {
  for (const item of items) {
    const found = item.slug === slug ? item : find(item.items, slug);
    if (found) return found;
  }
  return undefined;
}

/**
 * The entry with a slug, at any level.
 * @throws NavigationItemNotFoundError: "a missing navigation item by slug throws" (section 8).
 */
export function navigationItemBySlug<TItem extends SluggedItem<TItem>>(
  items: readonly TItem[],
  slug: string,
): TItem {
  const item = find(items, slug);
  if (!item) throw new NavigationItemNotFoundError(slug);
  return item;
}
