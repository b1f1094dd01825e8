import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the request shows the key in `x-service-key`; takes the same time however much of it is right. */
export const isAuthorised = ({ headers }: Pick<IncomingMessage, 'headers'>, key: string): boolean => {
  const given = headers['x-service-key'];
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
};

/** Why a request that is not authorised is refused, for the log: nothing of the key that was shown. */
export const describeWrongKey = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers['x-service-key'] === undefined
    ? 'There is no service key.'
    : 'The service key is not the right one.';
