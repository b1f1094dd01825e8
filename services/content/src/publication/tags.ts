export const systemCollections = ['sites', 'brands', 'countries', 'languages', 'navigation-items'] as const;
export const assetCollections = ['media', 'files'] as const;

type SystemCollection = (typeof systemCollections)[number];
type AssetCollection = (typeof assetCollections)[number];

/** What became visible, changed or went away for readers. `siteKeys` name the sites before and after; none means all. */
export type ContentChange =
  | { collection: SystemCollection }
  | { collection: AssetCollection; id: string }
  | { collection: 'pages'; id: string; siteKeys: readonly string[] }
  | { collection: 'redirects'; siteKeys: readonly (string | null)[] };

/** The cache tags that a change voids on the site. */
export const tagsFor = (change: ContentChange): string[] => {
  switch (change.collection) {
    case 'sites':
    case 'brands':
    case 'countries':
    case 'languages':
    case 'navigation-items':
      return ['system'];
    case 'media':
    case 'files':
      return [`media:${change.id}`];
    case 'pages':
      return [`page:${change.id}`, ...new Set(change.siteKeys.map((key) => `site:${key}`))];
    case 'redirects':
      return [...new Set(change.siteKeys.map((key) => `redirects:${key ?? 'all'}`))];
  }
};
