/** What a part is for. */
export const partKinds = ['spare', 'wear'] as const;

/** Whether a part replaces a broken one or one that wears. */
export type PartKind = (typeof partKinds)[number];

/** Whether a product is still made. */
export const productInfoStatuses = ['active', 'discontinued'] as const;

/** Whether a product is still made, one of `productInfoStatuses`. */
export type ProductInfoStatus = (typeof productInfoStatuses)[number];

/** What an article of the knowledge hub is for. */
export const articleKinds = ['howTo', 'faultFinding', 'maintenance'] as const;

/** What an article of the knowledge hub is for, one of `articleKinds`. */
export type ArticleKind = (typeof articleKinds)[number];

/** What the download centre offers. */
export const downloadKinds = ['releaseNotes', 'configuration', 'guide', 'checksums'] as const;

/** What a file of the download centre is, one of `downloadKinds`. */
export type DownloadKind = (typeof downloadKinds)[number];

/** "availabilityStatus (high, medium, low or out-of-stock)" (section 3). */
export const partAvailabilities = ['high', 'medium', 'low', 'outOfStock'] as const;

/** How well a part is in stock. */
export type PartAvailability = (typeof partAvailabilities)[number];

/** Decision: "status is high above 20 in stock, medium above 5, low above 0, else out-of-stock". */
export const availabilityThresholds = { high: 20, medium: 5, low: 0 } as const;

/** How well a part is in stock, of which there are `stock` pieces. */
export function decideAvailability(stock: number): PartAvailability {
  if (stock > availabilityThresholds.high) return 'high';
  if (stock > availabilityThresholds.medium) return 'medium';
  return stock > availabilityThresholds.low ? 'low' : 'outOfStock';
}

/** Ours: the pages of product information and of parts. */
export const partPageSize = 20;
