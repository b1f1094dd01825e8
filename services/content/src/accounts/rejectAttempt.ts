import { APIError, type PayloadRequest } from 'payload';
import { logSecurity } from './logSecurity';

/** Rejects with 429 and Retry-After; `account` is its id, if there is one. @throws always */
export const rejectAttempt = (req: PayloadRequest, seconds: number, account?: string): never => {
  logSecurity('Too many attempts', { account });
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.set('Retry-After', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  throw new APIError(`Too many attempts. Please wait ${minutes} min, then try again.`, 429, undefined, true);
};
