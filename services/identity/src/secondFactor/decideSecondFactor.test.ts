import { decideSecondFactor } from './decideSecondFactor';

const nobody = { hasFactor: false, isEnrolmentRequired: false, isPrivileged: false, isRequested: false };

test.each([
  ['off', { hasFactor: true, isPrivileged: true }, 'none'],
  ['optional', {}, 'none'],
  ['optional', { isPrivileged: true }, 'none'],
  ['optional', { isRequested: true }, 'enrol'],
  ['optional', { isEnrolmentRequired: true }, 'enrol'],
  ['optional', { hasFactor: true, isRequested: true }, 'code'],
  ['required', {}, 'none'],
  ['required', { isPrivileged: true }, 'enrol'],
  ['required', { isPrivileged: true, hasFactor: true }, 'code'],
] as const)('mode %s, %j: %s', (mode, over, step) => {
  expect(decideSecondFactor({ ...nobody, ...over, mode })).toBe(step);
});
