import type { ThemeName } from '@kmx/contract/themes';

/** A page's theme, unless it is `Default`: then the site's (section 3). */
export const decideTheme = (
  pageTheme: ThemeName | null | undefined,
  siteTheme: ThemeName | null | undefined,
): ThemeName => (pageTheme && pageTheme !== 'Default' ? pageTheme : (siteTheme ?? 'Default'));
