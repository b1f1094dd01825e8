/** Limits of one request. limits.test.ts has the largest request of the site, with its cost. */
export const limits = {
  requestBytes: 50_000,
  depth: 10,
  breadth: 300,
  complexity: 130_000,
  listMultiplier: 10,
  aliases: 20,
  directives: 20,
  tokens: 2_000,
  /** Slugs in one `slugsCommaSeparated`. */
  slugs: 100,
  slugCharacters: 120,
} as const;
