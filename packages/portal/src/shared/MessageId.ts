import type english from '../../messages/en.json';

/** Ids of the portal's catalogues. */
export type MessageId = keyof typeof english;
