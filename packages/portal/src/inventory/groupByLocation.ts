interface Located {
  readonly location: { readonly id: string };
}

interface LocationCount {
  readonly locationId: string;
  readonly count: number;
}

export interface LocationGroup<TMachine extends Located> {
  readonly location: TMachine['location'];
  readonly machines: readonly TMachine[];
  /** Number on all pages; more than `machines` if the group continues on another page. */
  readonly total: number;
}

/** Groups machines by location, in order of first occurrence; the order within a group is preserved. */
export function groupByLocation<TMachine extends Located>(
  machines: readonly TMachine[],
  counts: readonly LocationCount[],
): readonly LocationGroup<TMachine>[] {
  const totals = new Map(counts.map(({ locationId, count }) => [locationId, count]));
  const places = new Map(machines.map(({ location }) => [location.id, location]));
  return [...places.values()].map((location) => {
    const here = machines.filter((machine) => machine.location.id === location.id);
    return { location, machines: here, total: totals.get(location.id) ?? here.length };
  });
}
