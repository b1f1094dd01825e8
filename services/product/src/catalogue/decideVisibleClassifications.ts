interface Node {
  id: string;
  parent_id: string | null;
}

/**
 * Specification, section 5: "Classifications with a parent are dropped if the country is not in
 * supported_countries". What lies below a dropped one is dropped too, as no path leads to it; so is what lies
 * below a parent that does not exist, or in a circle. `supports` tells whether a country is supported.
 */
export const decideVisibleClassifications = <T extends Node>(
  all: readonly T[],
  supports: (classification: T) => boolean,
): T[] => {
  const byId = new Map(all.map((item) => [item.id, item]));
  const known = new Map<string, boolean>();
  const isVisible = (item: T): boolean => {
    const answer = known.get(item.id);
    if (answer !== undefined) return answer;
    known.set(item.id, false);
    const parent = item.parent_id === null ? undefined : byId.get(item.parent_id);
    const result = item.parent_id === null || (supports(item) && parent !== undefined && isVisible(parent));
    known.set(item.id, result);
    return result;
  };
  return all.filter(isVisible);
};
