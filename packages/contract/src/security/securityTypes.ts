import { passwordProblems } from '../passwords/decidePasswordProblem';

/** Path of account security at the identity service, relative to its origin. */
export const securityPath = '/am/json/realms/root/realms/alpha/account';

/** Number of recovery codes per set; each replaces the device once. */
export const recoveryCodeCount = 10;

/** Maximum length of a passkey's name. */
export const maxPasskeyName = 60;

/** Reasons for rejecting a change of account security. */
export const securityErrorCodes = [
  ...passwordProblems,
  /** The new password equals the current one. */
  'unchanged',
  'wrongPassword',
  /** Neither the device's current code nor an unused recovery code. */
  'wrongCode',
  'tooManyTries',
  /** "they cannot edit profile or password" (section 6, internal employees). */
  'managedInternally',
  'noDevice',
  /** The account does not have this passkey, or none at all. */
  'noPasskey',
  /** Belongs to another account, page or request, or has an invalid signature. */
  'passkeyRejected',
  /** Already registered, for this or another account. */
  'passkeyKnown',
  'passkeyLimit',
  /** Employees and administrators must keep a required second factor. */
  'deviceRequired',
  /** The enrolment has expired, or the password or the device was changed meanwhile. */
  'expired',
  'signedOut',
  'invalid',
] as const;
export type SecurityErrorCode = (typeof securityErrorCodes)[number];
