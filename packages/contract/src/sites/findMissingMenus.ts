type Entries = readonly unknown[] | null | undefined;

export type SiteMenu = 'header' | 'footer';

/** The menus of a site that have no entries. */
export interface SiteMenus {
  readonly headerNavigation?:
    | { readonly homeItems?: Entries; readonly topItems?: Entries }
    | null
    | undefined;
  readonly footerNavigation?: { readonly items?: Entries } | null | undefined;
}

const hasEntries = (entries: Entries): boolean => (entries?.length ?? 0) > 0;

/**
 * The menus whose lack takes a site off the air: "Sites lacking header or footer navigation are dropped" (section 3). An
 * empty menu counts as none.
 */
export const findMissingMenus = ({ headerNavigation, footerNavigation }: SiteMenus): readonly SiteMenu[] => {
  const hasHeader = hasEntries(headerNavigation?.homeItems) || hasEntries(headerNavigation?.topItems);
  const hasFooter = hasEntries(footerNavigation?.items);
  return [...(hasHeader ? [] : (['header'] as const)), ...(hasFooter ? [] : (['footer'] as const))];
};
