import { passwordProblems } from '../passwords/decidePasswordProblem';

/** Where the identity service serves the account security of the person who holds an access token, below its origin. */
export const securityPath = '/am/json/realms/root/realms/alpha/account';

/** Recovery codes of one set, each of which replaces the device once. */
export const recoveryCodeCount = 10;

/** Characters of the name that a person gives a passkey. */
export const maxPasskeyName = 60;

/** Why account security was not changed; nothing has changed then. */
export const securityErrorCodes = [
  ...passwordProblems,
  /** The new password is the current one. */
  'unchanged',
  'wrongPassword',
  /** Neither the device's code nor an unused recovery code. */
  'wrongCode',
  'tooManyTries',
  /** "they cannot edit profile or password" (section 6, internal employees). */
  'managedInternally',
  'noDevice',
  /** The account does not have this passkey, or none at all. */
  'noPasskey',
  /** Of another account, another page or another request, or its signature is wrong. */
  'passkeyRejected',
  /** Registered before, here or for another account. */
  'passkeyKnown',
  'passkeyLimit',
  /** Employees and administrators keep a second factor where it is required of them. */
  'deviceRequired',
  /** The enrolment waited too long, or the password or the device changed meanwhile. */
  'expired',
  'signedOut',
  'invalid',
] as const;
export type SecurityErrorCode = (typeof securityErrorCodes)[number];
