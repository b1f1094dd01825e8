/** Decisions, Forms: "images and videos, by content and not by name, at most 100 MB". */
export const uploadLimits = {
  fileBytes: 100 * 1024 * 1024,
  /** Bytes that multipart adds around the file. */
  envelopeBytes: 64 * 1024,
  nameCharacters: 200,
  /** Bytes at the beginning that identify the type. */
  headBytes: 4100,
  /** All files that no submission has claimed: a full disk would end the submissions, too. */
  unclaimedBytes: 20_000_000_000,
  /** Unclaimed files of one known user: two unsent tickets with ten long films each. All forms share one quota. */
  uploaderUnclaimedBytes: 2_000_000_000,
  /** All ticket files of an organisation: some hundred films, independent of other organisations. */
  organisationBytes: 50_000_000_000,
  /** A file that no submission has claimed is removed then. */
  unclaimedMilliseconds: 24 * 60 * 60 * 1000,
  /** Maximum duration of an upload. Incomplete files that are older were left by a crashed process. */
  receivingMilliseconds: 15 * 60 * 1000,
} as const;
