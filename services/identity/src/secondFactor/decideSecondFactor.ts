import type { SecondFactorMode } from '../environment';

export type SecondFactorStep = 'none' | 'code' | 'enrol';

interface Situation {
  mode: SecondFactorMode;
  /** A device or a passkey. */
  hasFactor: boolean;
  /** A device was set up before and reset since. */
  isWanted: boolean;
  /** Employees and delegated administrators. */
  isPrivileged: boolean;
  /** Requested with the password. */
  isRequested: boolean;
}

/** Next step after the right password: none, the code of the device or a passkey, or the set-up of a device. */
export const decideSecondFactor = (situation: Situation): SecondFactorStep => {
  if (situation.mode === 'off') return 'none';
  if (situation.hasFactor) return 'code';
  const isRequired = situation.mode === 'required' && situation.isPrivileged;
  return isRequired || situation.isWanted || situation.isRequested ? 'enrol' : 'none';
};
