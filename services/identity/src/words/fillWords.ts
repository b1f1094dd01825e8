/** Puts values into the places of a text, written as `{name}`. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
