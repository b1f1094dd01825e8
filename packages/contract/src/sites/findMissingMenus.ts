type Entries = readonly unknown[] | null | undefined;

export type SiteMenu = 'header' | 'footer';

/** Menus of a site without entries. */
export interface SiteMenus {
  readonly headerNavigation?:
    | { readonly homeItems?: Entries; readonly topItems?: Entries }
    | null
    | undefined;
  readonly footerNavigation?: { readonly items?: Entries } | null | undefined;
}

const hasEntries = (entries: Entries): boolean => (entries?.length ?? 0) > 0;

/**
 * Returns the missing menus without which a site is not served: "Sites lacking header or footer navigation are dropped"
 * (section 3). An empty menu counts as missing.
 */
export const findMissingMenus = ({ headerNavigation, footerNavigation }: SiteMenus): readonly SiteMenu[] => {
  const hasHeader = hasEntries(headerNavigation?.homeItems) || hasEntries(headerNavigation?.topItems);
  const hasFooter = hasEntries(footerNavigation?.items);
  return [...(hasHeader ? [] : (['header'] as const)), ...(hasFooter ? [] : (['footer'] as const))];
};
