/** Facts about one thing in a row, without those that are not known; no line begins with the dot between two. */
export const joinWithSeparator = (facts: readonly (string | number | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
