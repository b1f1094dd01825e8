export const limits = {
  /** Bytes of a request: the greatest submission, its confirmation, and the escapes of JSON. */
  requestBytes: 1_000_000,
  /** Levels of selections, including fragments. The portal needs ten for a changed ticket. */
  depth: 12,
  /** Number of fields, with expanded fragments. */
  breadth: 100,
  /** Fields times the length that lists are taken to have. */
  complexity: 2_000,
  listMultiplier: 10,
  aliases: 10,
  directives: 10,
  tokens: 1_000,
  /** Article numbers that are looked up at once. */
  articleNumbers: 200,
} as const;
