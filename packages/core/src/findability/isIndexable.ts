import type { PageProtection, PageType, PageVersion } from '../types/Page';

/** As much of a page as says whether, and as what, search engines may know it. */
export interface FindablePage extends PageVersion {
  readonly id: string;
  readonly pageType: PageType;
  readonly protection: Pick<PageProtection, 'mode'>;
  /** Where an editor says that the same text is to be found instead (section 3). */
  readonly canonicalUrl?: string | null;
}

/** Whether search engines, feeds and sharing cards may show a page: everybody may read it (section 6), and it is no error page. */
export const isIndexable = ({
  pageType,
  protection,
}: Pick<FindablePage, 'pageType' | 'protection'>): boolean =>
  pageType !== 'Error' && protection.mode === 'none';
