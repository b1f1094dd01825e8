/** The collections whose documents are written as drafts and published, by hand or by a schedule. */
export const draftedCollections = ['pages', 'stories', 'media-releases', 'news', 'events'] as const;
