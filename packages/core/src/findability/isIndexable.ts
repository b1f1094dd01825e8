import type { PageProtection, PageType, PageVersion } from '../types/Page';

export interface FindablePage extends PageVersion {
  readonly id: string;
  readonly pageType: PageType;
  readonly protection: Pick<PageProtection, 'mode'>;
  /** Set by an editor if the same text is published elsewhere (section 3). */
  readonly canonicalUrl?: string | null;
}

/** Search engines, feeds and social cards only get public pages (section 6) that are no error pages. */
export const isIndexable = ({
  pageType,
  protection,
}: Pick<FindablePage, 'pageType' | 'protection'>): boolean =>
  pageType !== 'Error' && protection.mode === 'none';
