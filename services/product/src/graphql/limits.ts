/** What one question may cost. The greatest question that the site asks is in limits.test.ts, with its cost. */
export const limits = {
  /** Bytes of a request. */
  requestBytes: 50_000,
  /** Levels of selections. */
  depth: 10,
  /** Fields, fragments unfolded. */
  breadth: 300,
  /** Fields times the length that lists are taken to have. */
  complexity: 130_000,
  listMultiplier: 10,
  aliases: 20,
  directives: 20,
  tokens: 2_000,
  /** Slugs in one `slugsCommaSeparated`. */
  slugs: 100,
  slugCharacters: 120,
} as const;
