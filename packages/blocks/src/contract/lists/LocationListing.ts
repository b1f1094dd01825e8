import type { CompanyLocation, LocationFilter, MeasurementSystem } from '@kmx/core';

/** All locations of a site in order, with the requested filter. */
export interface LocationListing {
  readonly items: readonly CompanyLocation[];
  readonly filter: LocationFilter;
  /** The page's own address, without query. */
  readonly path: string;
  /** Measurement system of distances. */
  readonly measurement: MeasurementSystem;
}
