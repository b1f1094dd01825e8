import type { CompanyLocation, LocationFilter, MeasurementSystem } from '@kmx/core';

/** All locations of a site in the order of the list, with what the address asks for. */
export interface LocationListing {
  readonly items: readonly CompanyLocation[];
  readonly filter: LocationFilter;
  /** The page's own address, without query. */
  readonly path: string;
  /** The system that distances are shown in. */
  readonly measurement: MeasurementSystem;
}
