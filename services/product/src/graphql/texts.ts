/** A required text of a product, classification, capability or term is missing: the data is damaged. */
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
