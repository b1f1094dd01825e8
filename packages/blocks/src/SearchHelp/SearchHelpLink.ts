/** A way on from the search page. */
export interface SearchHelpLink {
  readonly text: string;
  readonly href: string;
}
