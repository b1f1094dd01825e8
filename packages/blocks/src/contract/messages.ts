/** A word of a block: its id in the catalogues and its English text. Plain data, so that no client code comes along. */
export interface Message {
  readonly id: `blocks.${string}`;
  readonly defaultMessage: string;
}

export type Messages = Readonly<Record<string, Message>>;
