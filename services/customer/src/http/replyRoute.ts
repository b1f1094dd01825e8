import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameSecret } from '../../../toolkit/src/http/isAuthorised';
import { sendJson } from '../../../toolkit/src/http/send';
import type { CustomerContext } from '../graphql/context';
import { IdentityUnavailable } from '../identity/identityClient';
import type { ReplyOutcome } from '../replies/model';
import { readLimitedMail } from '../replies/readLimitedMail';
import type { ReceivedMail } from '../replies/receiveReply';
import { ReplyDeferredError } from '../replies/ReplyDeferredError';
import { replyLimits } from '../replies/replyLimits';
import { headerOf } from './requestSession';

export interface ReplyRoute {
  /** Accepted keys, the newest first. */
  keys: readonly string[];
  receive: (mail: ReceivedMail) => Promise<ReplyOutcome>;
}

/** The key as bearer token, or as password, which providers take from the address of a webhook. */
const readKey = (request: IncomingMessage): string | undefined => {
  const [, scheme = '', value = ''] =
    /^(Bearer|Basic) (\S{1,1000})$/i.exec(headerOf(request, 'authorization') ?? '') ?? [];
  if (scheme.toLowerCase() !== 'basic') return value === '' ? undefined : value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
};

const minuteMilliseconds = 60_000;

/** The path is public, so wrong keys are logged once a minute, with the number of requests in between. */
const createDenialLog = (logAnonymous: CustomerContext['logAnonymous'], now: () => Date): (() => void) => {
  let nextAt = 0;
  let suppressed = 0;
  return () => {
    const at = now().getTime();
    if (at < nextAt) {
      suppressed += 1;
      return;
    }
    const others = suppressed === 0 ? '' : ` ${suppressed} more requests were not logged.`;
    logAnonymous('POST /mail/replies', `The webhook key is missing or invalid.${others}`);
    nextAt = at + minuteMilliseconds;
    suppressed = 0;
  };
};

const retryLater = { 'retry-after': '60' };

/**
 * Creates the handler of POST /mail/replies: a MIME message from a mail provider. 200 `{outcome}` when nothing is left
 * to do, 5xx when the mail has to be delivered again.
 */
export const createReplyRoute = (
  { keys, receive }: ReplyRoute,
  { context, now }: { context: Pick<CustomerContext, 'logAnonymous'>; now: () => Date },
) => {
  const logDenial = createDenialLog(context.logAnonymous, now);
  let open = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = readKey(request);
    // Every key is compared, so that the response time does not reveal which one matches.
    const matching = keys.filter((known) => key !== undefined && isSameSecret(key, known));
    if (matching.length === 0) {
      logDenial();
      return sendJson(response, 401, { message: 'Provide the webhook key.' }, { connection: 'close' });
    }
    if (request.method !== 'POST') return sendJson(response, 405, { message: 'Send a mail with POST.' });
    if (open >= replyLimits.concurrent)
      return sendJson(
        response,
        503,
        { message: 'Too many deliveries at once. Try again later.' },
        { ...retryLater, connection: 'close' },
      );
    open += 1;
    try {
      sendJson(response, 200, { outcome: await receive(await readLimitedMail(request)) });
    } catch (error) {
      if (!(error instanceof ReplyDeferredError) && !(error instanceof IdentityUnavailable)) throw error;
      sendJson(response, 503, { code: error.code }, retryLater);
    } finally {
      open -= 1;
    }
  };
};
