/** `ready` would be invited; `exists` has an account that the administrator may see. */
export const userImportOutcomes = ['ready', 'invited', 'exists', 'rejected'] as const;
export type UserImportOutcome = (typeof userImportOutcomes)[number];

export const userImportProblemCodes = [
  'missing',
  'tooLong',
  'invalidEmail',
  'addressInName',
  'unknownOrganisation',
  /** Several of the administrator's organisations have this name. */
  'ambiguousOrganisation',
  'unknownCountry',
  'unknownLanguage',
  'unknownApplication',
  /** The address is in an earlier line, too. */
  'repeated',
  'tooManyInvitations',
  'identityUnavailable',
  'notAllowed',
  'invalid',
] as const;
export type UserImportProblemCode = (typeof userImportProblemCodes)[number];
