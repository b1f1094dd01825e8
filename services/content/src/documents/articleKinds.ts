import { documentSections, isAddressedCollection, type AddressedCollection } from '@kmx/contract/documents';

/**
 * Documents of other collections that are pages of their own: at `/{collection}/{slug}`, of a kind of page, and known
 * to the page under a name.
 */
export const articleKinds = [
  { collection: 'stories', pageType: 'Story', name: 'story' },
  { collection: 'media-releases', pageType: 'MediaRelease', name: 'mediaRelease' },
  { collection: 'events', pageType: 'Event', name: 'event' },
] as const satisfies readonly { collection: AddressedCollection; pageType: string; name: string }[];

export type ArticleKind = (typeof articleKinds)[number];
export type ArticleCollection = ArticleKind['collection'];

export const addressedCollections = Object.keys(documentSections).filter(isAddressedCollection);

/** Returns the collection whose documents are below a page of this slug. */
export const collectionBelow = (parentSlug: string): AddressedCollection | undefined =>
  addressedCollections.find((collection) => documentSections[collection] === parentSlug);

export const articleKindBelow = (parentSlug: string): ArticleKind | undefined =>
  articleKinds.find(({ collection }) => collection === parentSlug);

export const isArticleCollection = (slug: string): slug is ArticleCollection =>
  articleKinds.some(({ collection }) => collection === slug);
