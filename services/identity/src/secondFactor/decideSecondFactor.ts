import type { SecondFactorMode } from '../environment';

export type SecondFactorStep = 'none' | 'code' | 'enrol';

interface SecondFactorInput {
  mode: SecondFactorMode;
  /** A device or a passkey. */
  hasFactor: boolean;
  /** A device was set up before and reset since. */
  isEnrolmentRequired: boolean;
  /** Employees and delegated administrators. */
  isPrivileged: boolean;
  /** Requested with the password. */
  isRequested: boolean;
}

/** Next step after the right password: none, the code of the device or a passkey, or the set-up of a device. */
export const decideSecondFactor = (input: SecondFactorInput): SecondFactorStep => {
  if (input.mode === 'off') return 'none';
  if (input.hasFactor) return 'code';
  const isRequired = input.mode === 'required' && input.isPrivileged;
  return isRequired || input.isEnrolmentRequired || input.isRequested ? 'enrol' : 'none';
};
