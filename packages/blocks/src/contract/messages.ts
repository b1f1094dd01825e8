import type english from '../../messages/en.json';

/** Ids of the blocks' catalogues. */
export type MessageId = keyof typeof english;

/** Message of a block: id and English text. Plain data, so that no client code is imported. */
export interface Message {
  readonly id: MessageId;
  readonly defaultMessage: string;
}

export type Messages = Readonly<Record<string, Message>>;
