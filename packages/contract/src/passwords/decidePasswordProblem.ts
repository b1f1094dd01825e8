/** Length of a password in characters; longer ones would only cost time. */
export const passwordLimits = { min: 10, max: 200 } as const;

/** Minimum zxcvbn score (0 to 4) of an accepted password: 3 is "safely unguessable". */
export const minPasswordScore = 3;

export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** On the list of common and breached passwords, ignoring case, reversal and digits in place of letters. */
  readonly isCommon: boolean;
}

/** Reasons for rejecting a password. */
export const passwordProblems = ['length', 'email', 'common', 'weak'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** Validates a password: length, not the e-mail address, not breached (ASVS 5, 6.2.4 and 6.2.12), strong. */
export function decidePasswordProblem(
  password: string,
  email: string,
  { score, isCommon }: PasswordStrength,
): PasswordProblem | null {
  const { length } = [...password];
  if (length < passwordLimits.min || length > passwordLimits.max) return 'length';
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'email';
  if (isCommon) return 'common';
  return score < minPasswordScore ? 'weak' : null;
}
