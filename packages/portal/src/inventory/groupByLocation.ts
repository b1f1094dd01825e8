interface Placed {
  readonly location: { readonly id: string };
}

/** Machines that stand in one place. */
export interface LocationGroup<TMachine extends Placed> {
  readonly location: TMachine['location'];
  readonly machines: readonly TMachine[];
}

/** One group a location, in the order in which the locations come; the machines of each keep theirs. */
export function groupByLocation<TMachine extends Placed>(
  machines: readonly TMachine[],
): readonly LocationGroup<TMachine>[] {
  const places = new Map(machines.map(({ location }) => [location.id, location]));
  return [...places.values()].map((location) => ({
    location,
    machines: machines.filter((machine) => machine.location.id === location.id),
  }));
}
