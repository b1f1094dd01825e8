/** A package that is not XLIFF 2 or contains invalid content for a page; `message` is a sentence with the line. */
export class UnreadablePackageError extends Error {
  readonly code = 'unreadablePackage';

  constructor(line: number | null, sentence: string, options?: ErrorOptions) {
    super(line === null ? sentence : `Line ${line}: ${sentence}`, options);
  }
}
