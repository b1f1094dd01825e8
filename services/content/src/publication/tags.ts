import type { ArticleCollection } from '../documents/articleKinds';

export const systemCollections = ['sites', 'brands', 'countries', 'languages', 'navigation-items'] as const;
export const assetCollections = ['media', 'files'] as const;
export const listCollections = [
  'news',
  'locations',
  'terms',
  'job-openings',
  'story-contacts',
  'topics',
] as const;

type SystemCollection = (typeof systemCollections)[number];
type AssetCollection = (typeof assetCollections)[number];
/** Collections whose documents are loaded as lists of a site. */
export type ListCollection = (typeof listCollections)[number];

export const isListCollection = (slug: string): slug is ListCollection =>
  listCollections.some((collection) => collection === slug);

/** Change of published content. `siteKeys` name the sites before and after; none means all. */
export type ContentChange =
  | { collection: SystemCollection }
  | { collection: AssetCollection; id: string }
  | { collection: 'pages'; id: string; siteKeys: readonly string[]; isModulesOnly?: boolean }
  | { collection: ArticleCollection; id: string; siteKeys: readonly string[] }
  | { collection: ListCollection; siteKeys: readonly string[] }
  | { collection: 'redirects'; siteKeys: readonly (string | null)[] };

const siteTags = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => `site:${key}`))];
/** Content of the pages of a site, without their titles and addresses: used by search and sitemaps, and by no other page. */
const modulesTags = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => `modules:${key}`))];

/** Returns the cache tags that a change invalidates on the site. */
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
      return [`page:${change.id}`, ...(change.isModulesOnly ? modulesTags : siteTags)(change.siteKeys)];
    case 'stories':
    case 'media-releases':
    case 'events':
      return [`page:${change.id}`, ...siteTags(change.siteKeys)];
    case 'news':
    case 'locations':
    case 'terms':
    case 'job-openings':
    case 'story-contacts':
    case 'topics':
      return siteTags(change.siteKeys);
    case 'redirects':
      return [...new Set(change.siteKeys.map((key) => `redirects:${key ?? 'all'}`))];
  }
};
