interface Node {
  id: string;
  parent_id: string | null;
}

/**
 * Specification, section 5: "Classifications with a parent are dropped if the country is not in supported_countries".
 * Descendants of a dropped one are dropped too, as no path leads to them; so are those of a missing parent, and
 * cycles. `supports` tests a country.
 */
export const decideVisibleClassifications = <T extends Node>(
  all: readonly T[],
  supports: (classification: T) => boolean,
): T[] => {
  const byId = new Map(all.map((item) => [item.id, item]));
  const known = new Map<string, boolean>();
  const isVisible = (item: T): boolean => {
    const decided = known.get(item.id);
    if (decided !== undefined) return decided;
    known.set(item.id, false);
    const parent = item.parent_id === null ? undefined : byId.get(item.parent_id);
    const result = item.parent_id === null || (supports(item) && parent !== undefined && isVisible(parent));
    known.set(item.id, result);
    return result;
  };
  return all.filter(isVisible);
};
