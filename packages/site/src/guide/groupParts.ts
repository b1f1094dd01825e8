/** Name of a part, available before its stories are loaded. */
export interface NamedPart {
  readonly name: string;
  /** Storybook title: "Blocks/Products/ProductHero". */
  readonly title: string;
}

export interface PartGroup<Part extends NamedPart = NamedPart> {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Group of parts whose title names none. */
export const generalGroup = 'General';

/** Returns "Products" for "Blocks/Products/ProductHero". */
export function groupOf({ title }: NamedPart): string {
  const [, ...below] = title.split('/');
  return (below.length > 1 ? below[0] : undefined) ?? generalGroup;
}

/**
 * Groups parts, with the general group first. Pages show one group, because a whole package would be too much
 * to read and to load.
 */
export function groupsOf<Part extends NamedPart>(parts: readonly Part[]): readonly PartGroup<Part>[] {
  const names = [...new Set([generalGroup, ...parts.map(groupOf).toSorted()])];
  return names
    .map((name) => ({ name, parts: parts.filter((part) => groupOf(part) === name) }))
    .filter((group) => group.parts.length > 0);
}
