import type { SecondFactorMode } from '../environment';

export type SecondFactorStep = 'none' | 'code' | 'enrol';

interface Situation {
  mode: SecondFactorMode;
  hasDevice: boolean;
  /** A device was set up before and reset since. */
  isWanted: boolean;
  /** Employees and delegated administrators. */
  isPrivileged: boolean;
  /** The person asked for it with the password. */
  isAskedFor: boolean;
}

/** What follows the right password: nothing, the code of the device, or the set-up of a device. */
export const decideSecondFactor = (situation: Situation): SecondFactorStep => {
  if (situation.mode === 'off') return 'none';
  if (situation.hasDevice) return 'code';
  const isRequired = situation.mode === 'required' && situation.isPrivileged;
  return isRequired || situation.isWanted || situation.isAskedFor ? 'enrol' : 'none';
};
