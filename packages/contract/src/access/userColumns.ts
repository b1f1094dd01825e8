/** Columns of the user list (section 3, "User admin record"), in display order. */
export const userColumns = [
  'name',
  'email',
  'organisation',
  'application',
  'role',
  'status',
  'subRegion',
  'country',
  'city',
  'requestedBy',
  'requestedAt',
] as const;
export type UserColumn = (typeof userColumns)[number];

/** Page size of the user list (decision: "Page sizes: […] users 25"). */
export const userPageSize = 25;
