/**
 * Documents of other collections that are pages of their own: at `/{collection}/{slug}`, of a kind of page, and known
 * to the page under a name.
 */
export const articleKinds = [
  { collection: 'stories', pageType: 'Story', name: 'story' },
  { collection: 'media-releases', pageType: 'MediaRelease', name: 'mediaRelease' },
  { collection: 'events', pageType: 'Event', name: 'event' },
] as const;

export type ArticleKind = (typeof articleKinds)[number];
export type ArticleCollection = ArticleKind['collection'];

/** Collections with a page for each document at `/{section}/{slug}`. */
const sections = {
  stories: 'stories',
  'media-releases': 'media-releases',
  events: 'events',
  'job-openings': 'careers',
} as const satisfies Record<ArticleCollection, string> & Record<string, string>;

export type AddressedCollection = keyof typeof sections;

export const isAddressedCollection = (slug: string): slug is AddressedCollection =>
  Object.hasOwn(sections, slug);

export const addressedCollections = Object.keys(sections).filter(isAddressedCollection);

export const sectionOf = (collection: AddressedCollection): string => sections[collection];

/** Returns the collection whose documents are below a page of this slug. */
export const collectionBelow = (parentSlug: string): AddressedCollection | undefined =>
  addressedCollections.find((collection) => sections[collection] === parentSlug);

/** Returns the kind of article whose documents are below a page of this slug. */
export const articleKindBelow = (parentSlug: string): ArticleKind | undefined =>
  articleKinds.find(({ collection }) => collection === parentSlug);

export const isArticleCollection = (slug: string): slug is ArticleCollection =>
  articleKinds.some(({ collection }) => collection === slug);
