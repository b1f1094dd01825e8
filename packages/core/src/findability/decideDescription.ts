export interface DescribedPage {
  /** Written by an editor for search engines. */
  readonly description?: string | null | undefined;
  /** First text of the page. */
  readonly lead?: string | null | undefined;
}

/** Returns the page's description as plain text, else its lead; undefined if both are blank. */
export const decideDescription = ({ description, lead }: DescribedPage): string | undefined =>
  [description, lead].map((text) => text?.trim()).find((text) => text !== undefined && text !== '');
