/** A piece of a text, and whether the query asked for it: to be shown as text, never as HTML. */
export interface TextSegment {
  readonly text: string;
  readonly isMatch: boolean;
}
