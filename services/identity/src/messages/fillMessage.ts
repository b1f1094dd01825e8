/** Replaces the placeholders of a text, written as `{name}`. */
export const fillMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
