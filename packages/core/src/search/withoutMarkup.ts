const tag = /<[/!]?[a-z][^<>]*>?/gi;
const entity = /&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;

/** A query without the tags and entities of HTML that were pasted with it; "<" before a number is a comparison and stays. */
export const withoutMarkup = (query: string): string =>
  query.replace(tag, ' ').replace(entity, ' ').replace(/\s+/g, ' ').trim();
