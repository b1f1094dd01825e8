/** A row that every product, classification, capability or term needs is missing: the data are damaged. */
export class MissingTextError extends Error {
  readonly code = 'textMissing';
  constructor(
    readonly what: string,
    readonly id: string,
  ) {
    super(`The ${what} ${id} has no text in any language of its fallback chain.`);
    this.name = 'MissingTextError';
  }
}

export const present = <T>(value: T | undefined | null, what: string, id: string): T => {
  if (value === undefined || value === null) throw new MissingTextError(what, id);
  return value;
};
