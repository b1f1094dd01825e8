export interface SearchHelpLink {
  readonly text: string;
  readonly href: string;
}
