/** Theme of the product brand; renamed only here. */
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

/** Themes that a brand may have (section 3). */
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
