import { Forbidden, type PayloadRequest } from 'payload';
import { ownSession } from './ownSession';

/** A session ends eight hours after its last renewal, so a day after its sign-in at the latest. */
const renewableMilliseconds = 16 * 60 * 60 * 1000;

/** Payload renews sessions without an end: a token that was copied could be kept alive for ever. */
export const limitSession = (req: PayloadRequest): void => {
  const began = ownSession(req)?.createdAt;
  if (began && Date.now() - Date.parse(began) > renewableMilliseconds) throw new Forbidden(req.t);
};
