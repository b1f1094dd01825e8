/** Collections with a page for each document, at `/{section}/{slug}`. */
export const documentSections = {
  stories: 'stories',
  'media-releases': 'media-releases',
  events: 'events',
  'job-openings': 'careers',
} as const;

export type AddressedCollection = keyof typeof documentSections;

export const isAddressedCollection = (slug: string): slug is AddressedCollection =>
  Object.hasOwn(documentSections, slug);
