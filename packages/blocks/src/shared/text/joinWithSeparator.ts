/** Joins the defined items; the no-break space keeps the separator at the end of a line. */
export const joinWithSeparator = (items: readonly (string | number | false | null | undefined)[]): string =>
  items.filter(Boolean).join('\u00a0· ');
