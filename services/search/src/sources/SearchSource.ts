import type { SearchRecord } from '@kmx/core';

/** Part of the index that is replaced as a whole: the pages of a site, or the products. */
export interface SearchSource {
  /** Its name in the index. */
  readonly name: string;
  /**
   * Reads all its records, in every language.
   * @throws ServiceError if a service does not respond: the index is left as it is.
   */
  readonly collect: () => Promise<readonly SearchRecord[]>;
}
