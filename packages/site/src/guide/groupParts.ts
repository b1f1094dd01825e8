import type { GuidePart } from './composeParts';

/** Parts that are looked at together. */
export interface PartGroup {
  readonly name: string;
  readonly parts: readonly GuidePart[];
}

/** The group of parts that belong nowhere in particular. */
export const generalGroup = 'General';

/** The group that a part's title names: "Products" of "Blocks/Products/ProductHero". */
export function groupOf({ title }: GuidePart): string {
  const [, ...below] = title.split('/');
  return (below.length > 1 ? below[0] : undefined) ?? generalGroup;
}

/** Parts by their groups, the general one first: all of a package at once are too much for a reader, and for a browser. */
export function groupsOf(parts: readonly GuidePart[]): readonly PartGroup[] {
  const names = [...new Set([generalGroup, ...parts.map(groupOf).toSorted()])];
  return names
    .map((name) => ({ name, parts: parts.filter((part) => groupOf(part) === name) }))
    .filter((group) => group.parts.length > 0);
}
