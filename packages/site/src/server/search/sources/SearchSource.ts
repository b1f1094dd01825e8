import type { SearchRecord } from '@kmx/core';

/** Something that is indexed as a whole: the pages of a site, or the products. */
export interface SearchSource {
  /** As it is called in the index. */
  readonly name: string;
  /**
   * All its records, in every language.
   * @throws when what it reads from cannot answer: the index keeps what it has.
   */
  readonly collect: () => Promise<readonly SearchRecord[]>;
}
