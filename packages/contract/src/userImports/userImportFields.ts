/** Fields of a person in an imported list, in the order of the template. */
export const userImportFields = [
  'email',
  'firstName',
  'lastName',
  'organisation',
  'country',
  'language',
  'applications',
] as const;
export type UserImportField = (typeof userImportFields)[number];

/** A line of an imported list as it was written; `line` counts from 1 and includes the header. */
export type UserImportRow = { readonly line: number } & Readonly<Record<UserImportField, string>>;
