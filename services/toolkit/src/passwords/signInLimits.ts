/** Tries within a time; the next one has to wait for its end. */
export interface TryLimit {
  tries: number;
  seconds: number;
}

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * Limits of sign-ins and reset mails, for customers and editors alike. A person who mistypes needs a few tries; a list of
 * passwords needs thousands. A code has a million possibilities. An address may be that of a whole company.
 */
export const signInLimits = {
  passwordOfAccountFromAddress: { tries: 10, seconds: quarter },
  passwordOfAddress: { tries: 50, seconds: quarter },
  codeOfAccount: { tries: 5, seconds: quarter },
  mailOfAccount: { tries: 3, seconds: hour },
  mailOfAddress: { tries: 20, seconds: hour },
} as const satisfies Record<string, TryLimit>;
