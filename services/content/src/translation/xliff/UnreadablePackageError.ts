/** A package that is no XLIFF 2, or holds what no package of a page can hold; `message` is a sentence with the line. */
export class UnreadablePackageError extends Error {
  readonly code = 'unreadablePackage';

  constructor(line: number | null, sentence: string, options?: ErrorOptions) {
    super(line === null ? sentence : `Line ${line}: ${sentence}`, options);
  }
}
