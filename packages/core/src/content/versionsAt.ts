import type { PageAddress } from '../types/Page';

/**
 * Returns the versions of the page at an address: the universal one and those for countries, in the order of the pages
 * (section 5).
 */
export const versionsAt = <TPage extends PageAddress>(
  pages: readonly TPage[],
  { parentSlug, slug }: PageAddress,
): readonly TPage[] => pages.filter((page) => page.slug === slug && page.parentSlug === parentSlug);
