/** What a part is called, known before its stories are there. */
export interface NamedPart {
  readonly name: string;
  /** Where it stands: "Blocks/Products/ProductHero". */
  readonly title: string;
}

/** Parts that are looked at together. */
export interface PartGroup<Part extends NamedPart = NamedPart> {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The group of parts that belong nowhere in particular. */
export const generalGroup = 'General';

/** The group that a part's title names: "Products" of "Blocks/Products/ProductHero". */
export function groupOf({ title }: NamedPart): string {
  const [, ...below] = title.split('/');
  return (below.length > 1 ? below[0] : undefined) ?? generalGroup;
}

/** Parts by their groups, the general one first: all of a package at once are too much for a reader, and for a browser. */
export function groupsOf<Part extends NamedPart>(parts: readonly Part[]): readonly PartGroup<Part>[] {
  const names = [...new Set([generalGroup, ...parts.map(groupOf).toSorted()])];
  return names
    .map((name) => ({ name, parts: parts.filter((part) => groupOf(part) === name) }))
    .filter((group) => group.parts.length > 0);
}
