/** `spare` replaces a broken part, `wear` one that wears out. */
export const partKinds = ['spare', 'wear'] as const;
export type PartKind = (typeof partKinds)[number];

export const productInfoStatuses = ['active', 'discontinued'] as const;
export type ProductInfoStatus = (typeof productInfoStatuses)[number];

/** Types of articles in the knowledge hub. */
export const articleKinds = ['howTo', 'faultFinding', 'maintenance'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Types of files in the download centre. */
export const downloadKinds = ['releaseNotes', 'configuration', 'guide', 'checksums'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

export const partPageSize = 20;
