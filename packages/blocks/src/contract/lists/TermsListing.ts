import type { TermFilter, TermsDocument } from '@kmx/core';
import type { FileData } from '../../content/File.schema';

export interface ListedTerms extends TermsDocument {
  readonly file: FileData;
}

/** All terms of a site, with the filter of the address or of the reader's country. */
export interface TermsListing {
  readonly items: readonly ListedTerms[];
  readonly filter: TermFilter;
  /** The page's own address, without query. */
  readonly path: string;
}
