const tag = /<[/!]?[a-z][^<>]*>?/gi;
const entity = /&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;

/** Removes pasted HTML tags and entities; "<" before a number is a comparison and is kept. */
export const withoutMarkup = (query: string): string =>
  query.replace(tag, ' ').replace(entity, ' ').replace(/\s+/g, ' ').trim();
