/** Maximum of lines in a cart or a parts list, of pieces in a line, and of characters of an article number. */
export const cartLimits = { lines: 200, quantity: 9999, articleCharacters: 60 } as const;

export const partListLimits = { lists: 100, nameCharacters: 80 } as const;
