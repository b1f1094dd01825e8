/** The product brand's name as a theme: the one place to rename it. */
const productTheme = 'Volta';

/** The eleven themes, spelt as in `data-theme` (section 3). */
export const themeNames = [
  'Default',
  'Copper',
  productTheme,
  'Light_Blue',
  'Iqc',
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
] as const;
export type ThemeName = (typeof themeNames)[number];

/** The eight themes that a brand may carry (section 3). */
export const brandThemeNames = [
  'Default',
  productTheme,
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
] as const satisfies readonly ThemeName[];
export type BrandThemeName = (typeof brandThemeNames)[number];
