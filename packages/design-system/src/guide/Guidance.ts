/**
 * Usage guidance for designers and editors. Set in the `parameters.guidance` of a component's stories; shown in
 * Storybook and on the site's style-guide pages.
 */
export interface Guidance {
  /** Purpose in one or two sentences. */
  summary: string;
  /** Recommended uses, a sentence each. */
  use: readonly string[];
  /** Uses to avoid with alternatives, a sentence each. */
  avoid: readonly string[];
  /** Behaviour of keyboard and screen reader, if it is not obvious. */
  access?: readonly string[];
}
