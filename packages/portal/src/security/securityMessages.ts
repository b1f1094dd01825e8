import type { SecurityProblem } from './securityClient';

export const securityProblemIds = {
  length: 'portal.security.problem.length',
  email: 'portal.security.problem.email',
  common: 'portal.security.problem.common',
  weak: 'portal.security.problem.weak',
  unchanged: 'portal.security.problem.unchanged',
  wrongPassword: 'portal.security.problem.wrongPassword',
  wrongCode: 'portal.security.problem.wrongCode',
  tooManyTries: 'portal.security.problem.tooManyTries',
  passkeyCancelled: 'portal.security.problem.passkeyCancelled',
  passkeyUnsupported: 'portal.security.problem.passkeyUnsupported',
  managedInternally: 'portal.account.rejected.managedInternally',
  noDevice: 'portal.security.problem.changed',
  noPasskey: 'portal.security.problem.noPasskey',
  passkeyRejected: 'portal.security.problem.passkeyRejected',
  passkeyKnown: 'portal.security.problem.passkeyKnown',
  passkeyLimit: 'portal.security.problem.passkeyLimit',
  deviceRequired: 'portal.security.problem.deviceRequired',
  expired: 'portal.security.problem.expired',
  signedOut: 'portal.problem.signedOut.text',
  invalid: 'portal.account.rejected.invalid',
  offline: 'portal.problem.offline.text',
  unavailable: 'portal.security.problem.unavailable',
} as const satisfies Record<SecurityProblem['code'], string>;

/** Returns the field that a problem belongs to; undefined if it concerns the whole form. */
export function decideProblemField({
  code,
}: SecurityProblem): 'password' | 'code' | 'newPassword' | undefined {
  switch (code) {
    case 'wrongPassword':
      return 'password';
    case 'wrongCode':
      return 'code';
    case 'length':
    case 'email':
    case 'common':
    case 'weak':
    case 'unchanged':
      return 'newPassword';
    case 'tooManyTries':
    case 'managedInternally':
    case 'noDevice':
    case 'noPasskey':
    case 'passkeyRejected':
    case 'passkeyCancelled':
    case 'passkeyUnsupported':
    case 'passkeyKnown':
    case 'passkeyLimit':
    case 'deviceRequired':
    case 'expired':
    case 'signedOut':
    case 'invalid':
    case 'offline':
    case 'unavailable':
      return undefined;
  }
}
