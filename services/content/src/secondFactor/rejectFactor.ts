import { APIError } from 'payload';

const messages = {
  secondFactorNeeded: 'Please enter the code of your authenticator app, or a recovery code.',
  secondFactorWrong: 'This code is not valid, or was used already. Enter the next one, or a recovery code.',
  secondFactorMissing: 'This account has no second factor.',
  secondFactorRequired: 'Your role needs a second factor. Replace it instead of removing it.',
  enrolmentNeeded: 'Your role needs a second factor. Please sign in to the admin and set one up first.',
  enrolmentExpired: 'The set-up has expired. Please start again.',
} as const;

/** Sign-in forms show their field for the code for `secondFactorNeeded`. */
export type FactorProblem = keyof typeof messages;

/** @throws always */
export const rejectFactor = (code: FactorProblem, status: 400 | 401): never => {
  throw new APIError(messages[code], status, { code }, true);
};
