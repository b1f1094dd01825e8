/** The collections whose documents are written as drafts and published, by hand or by a schedule. */
export const draftedCollections = [
  'pages',
  'stories',
  'media-releases',
  'news',
  'events',
  'job-openings',
] as const;

export type DraftedCollection = (typeof draftedCollections)[number];

export const isDraftedCollection = (slug: string): slug is DraftedCollection =>
  draftedCollections.some((collection) => collection === slug);
