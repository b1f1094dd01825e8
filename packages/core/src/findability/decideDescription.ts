/** What search engines may show below a page's title. */
export interface DescribedPage {
  /** What was written for search engines. */
  readonly description?: string | null | undefined;
  /** The first words that a reader meets on the page. */
  readonly lead?: string | null | undefined;
}

/** A page's description as plain text: its own, else its lead; undefined when it has neither. Blanks alone are none. */
export const decideDescription = ({ description, lead }: DescribedPage): string | undefined =>
  [description, lead].map((text) => text?.trim()).find((text) => text !== undefined && text !== '');
