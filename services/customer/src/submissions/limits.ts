/** Limits of one submission; larger ones are rejected as `tooLarge`. */
export const submissionLimits = {
  fields: 60,
  /** Characters of the value of one field, and of the text of a confirmation. */
  valueCharacters: 20_000,
  /** Characters of a field's name, of its label and of a name such as `site`. */
  nameCharacters: 300,
  /** Bytes of all names, labels and values together. */
  totalBytes: 200_000,
  attachments: 10,
} as const;
