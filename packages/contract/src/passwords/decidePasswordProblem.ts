/** Characters of a password; longer ones would only cost time. */
export const passwordLimits = { min: 10, max: 200 } as const;

/** The least score (0 to 4) of a password that may be chosen: 3 is "safely unguessable" for zxcvbn. */
export const minPasswordScore = 3;

export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** On the list of common and breached passwords, also in other letter case, reversed or with figures for letters. */
  readonly isCommon: boolean;
}

/** Why a password cannot be chosen. */
export const passwordProblems = ['length', 'email', 'common', 'weak'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** Decides whether a password may be chosen: length, not the e-mail address, not breached (ASVS 5, 6.2.4 and 6.2.12), strong. */
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
