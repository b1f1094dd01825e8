import { fail, ok } from '@kmx/core';

import type { SecurityClient, SecurityProblem, SecurityStatus } from './securityClient';

export const statusMock: SecurityStatus = {
  hasDevice: false,
  isDeviceRequired: false,
  recoveryCodesLeft: 0,
  canChangePassword: true,
  passkeys: [],
  sessions: [
    {
      id: 'session-1',
      isCurrent: true,
      startedAt: '2026-03-02T07:40:00.000Z',
      seenAt: '2026-03-02T08:00:00.000Z',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    },
    {
      id: 'session-2',
      isCurrent: false,
      startedAt: '2026-03-01T09:12:00.000Z',
      seenAt: '2026-03-01T16:30:00.000Z',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    },
    {
      id: 'session-3',
      isCurrent: false,
      startedAt: '2026-03-01T06:00:00.000Z',
      seenAt: '2026-03-01T06:00:00.000Z',
      userAgent: null,
    },
  ],
};

export const withDevice: SecurityStatus = { ...statusMock, hasDevice: true, recoveryCodesLeft: 7 };

export const withPasskeys: SecurityStatus = {
  ...statusMock,
  recoveryCodesLeft: 10,
  passkeys: [
    {
      id: 'passkey-1',
      name: 'Chrome on Windows',
      createdAt: '2026-02-11T10:20:00.000Z',
      usedAt: '2026-03-02T07:40:00.000Z',
    },
    {
      id: 'passkey-2',
      name: 'Telephone of the service team',
      createdAt: '2026-02-27T14:05:00.000Z',
      usedAt: null,
    },
  ],
};

export const recoveryCodesMock = Array.from({ length: 10 }, (_, index) => `${index}kfm-3qzt-8w${index}v`);

export const enrolmentMock = {
  enrolment: 'sealed',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/MyKomax:carla?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=MyKomax',
};

/** Creates a fake identity service in which everything succeeds, except for `over`. */
export const createFakeSecurityClient = (
  status: SecurityStatus = statusMock,
  over: Partial<SecurityClient> = {},
): SecurityClient => ({
  readStatus: () => Promise.resolve(ok(status)),
  changePassword: () => Promise.resolve(ok(null)),
  beginEnrolment: () => Promise.resolve(ok(enrolmentMock)),
  confirmEnrolment: () =>
    Promise.resolve(ok({ recoveryCodes: [...recoveryCodesMock], isReplaced: status.hasDevice })),
  removeDevice: () => Promise.resolve(ok(null)),
  createRecoveryCodes: () => Promise.resolve(ok({ recoveryCodes: [...recoveryCodesMock] })),
  proveByPasskey: (proof) => Promise.resolve(ok({ ...proof, passkey: { id: 'passkey-1' } })),
  addPasskey: () =>
    Promise.resolve(ok({ recoveryCodes: status.recoveryCodesLeft > 0 ? null : [...recoveryCodesMock] })),
  removePasskey: () => Promise.resolve(ok(null)),
  endSession: () => Promise.resolve(ok(null)),
  signOutEverywhere: () => Promise.resolve(ok(null)),
  ...over,
});

export const rejecting = (problem: SecurityProblem) => () => Promise.resolve(fail(problem));
