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

export const brandThemeNames = [
  'Default',
  'Volta',
  'Adaptronic',
  'Cirris',
  'Diit',
  'Hosver',
  'Komax',
  'Schleuniger',
] as const;

/** Select options of a list of names: `Light_Blue` reads "Light Blue". */
export const namesAsOptions = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
