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

/**
 * The menus whose lack takes a site off the air: "Sites lacking header or footer navigation are dropped" (section 3). An
 * empty menu counts as none.
 */
export const findMissingMenus = ({ headerNavigation, footerNavigation }: SiteMenus): readonly SiteMenu[] => {
  const hasHeader = Boolean(headerNavigation?.homeItems?.length || headerNavigation?.topItems?.length);
  const hasFooter = Boolean(footerNavigation?.items?.length);
  return [...(hasHeader ? [] : (['header'] as const)), ...(hasFooter ? [] : (['footer'] as const))];
};
