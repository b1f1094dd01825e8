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
  /** Those of one known uploader: two tickets of ten long films that wait to be sent; the forms' room is everybody's. */
  uploaderUnclaimedBytes: 2_000_000_000,
  /** All files of an organisation's tickets: some hundred films, and none of them takes another's room. */
  organisationBytes: 50_000_000_000,
  /** A file that no submission has claimed is removed then. */
  unclaimedMilliseconds: 24 * 60 * 60 * 1000,
  /** Longest time one upload may take; what is incomplete after it was left by a process that died. */
  receivingMilliseconds: 15 * 60 * 1000,
} as const;
