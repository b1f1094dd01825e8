/** The eleven themes, spelt as in the specification (section 3) and in `data-theme`. */
export const themeNames = [
  'Default',
  'Copper',
  'Volta',
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

/** Themes that a brand may have (specification, section 3). */
export const brandThemeNames = [
  'Default',
  'Volta',
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
] as const satisfies readonly ThemeName[];

export type BrandThemeName = (typeof brandThemeNames)[number];
