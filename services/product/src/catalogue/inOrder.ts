interface Ordered {
  sort_index: number;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by index, then by a text in code point order, because the collations of both databases differ. */
export const inOrder =
  <T extends Ordered>(textOf: (item: T) => string) =>
  (a: T, b: T): number =>
    a.sort_index - b.sort_index || compareText(textOf(a), textOf(b));

export const bySlug = inOrder<Ordered & { slug: string }>(({ slug }) => slug);
export const byId = inOrder<Ordered & { id: string }>(({ id }) => id);
