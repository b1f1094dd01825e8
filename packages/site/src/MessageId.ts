import type english from '../messages/en.json';

/** Ids of the site's catalogues. */
export type MessageId = keyof typeof english;
