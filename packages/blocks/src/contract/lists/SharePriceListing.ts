import type { PriceRange } from '@kmx/core';

/** Part of the price series that the address requests; the whole series without one. */
export interface SharePriceListing {
  readonly range: PriceRange | undefined;
  /** The page's own address, without query. */
  readonly path: string;
}
