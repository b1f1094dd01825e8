/** The id behind a relation, loaded or not. */
export const relationId = (value: string | { id: string } | null | undefined): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
};

export const relationIds = (values: readonly (string | { id: string })[] | null | undefined): string[] =>
  (values ?? []).flatMap((value) => relationId(value) ?? []);
