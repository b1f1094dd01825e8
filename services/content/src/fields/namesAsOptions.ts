/** Select options of a list of names: `Light_Blue` reads "Light Blue". */
export const namesAsOptions = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
