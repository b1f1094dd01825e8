/** A spare part replaces a broken one, a wear part one that wears. */
export const partKinds = ['spare', 'wear'] as const;
export type PartKind = (typeof partKinds)[number];

/** Stages of a product's production. */
export const productInfoStatuses = ['active', 'discontinued'] as const;
export type ProductInfoStatus = (typeof productInfoStatuses)[number];

/** Purposes of an article of the knowledge hub. */
export const articleKinds = ['howTo', 'faultFinding', 'maintenance'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Files of the download centre. */
export const downloadKinds = ['releaseNotes', 'configuration', 'guide', 'checksums'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Page size of the lists of products and parts. */
export const partPageSize = 20;
