/** Message of a block: id and English text. Plain data, so that no client code is imported. */
export interface Message {
  readonly id: `blocks.${string}`;
  readonly defaultMessage: string;
}

export type Messages = Readonly<Record<string, Message>>;
