/**
 * What a designer or an editor must know to use a part well. Stands in the `parameters.guidance` of its stories and is
 * shown above them, in Storybook and on the site's style-guide pages.
 */
export interface Guidance {
  /** One or two sentences: what it is for. */
  summary: string;
  /** When and how to use it, a sentence each. */
  use: readonly string[];
  /** What not to do, and what to take instead, a sentence each. */
  avoid: readonly string[];
  /** What the keyboard and a screen reader do with it, where that is not plain. */
  access?: readonly string[];
}
