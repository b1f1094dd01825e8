/** Credentials for the customer data service. */
export interface CustomerAccess {
  readonly readAccessToken: () => string | undefined;
  /** The subject of the current tokens. */
  readonly readSubject: () => string | undefined;
  /** Requests fresh tokens; false when there are none. */
  readonly renew: () => Promise<boolean>;
  /** Called when renewed tokens were rejected as well: the user no longer exists in the service. */
  readonly onRejected: () => void;
}

interface RequestOptions<TResult> {
  readonly access: CustomerAccess;
  readonly send: (accessToken: string | undefined) => Promise<TResult>;
  /** True if a failure means that the service does not accept the token. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly cancel: AbortSignal;
}

/**
 * Sends a request, and repeats it once with renewed tokens if the service rejected the token; a rejected request has no
 * effect. Tokens that a concurrent request has renewed are used as well, unless they belong to another user: no request
 * is sent with another user's token or ends that user's session.
 */
export async function requestTwice<TResult>({
  access,
  send,
  isSignedOut,
  cancel,
}: RequestOptions<TResult>): Promise<TResult> {
  const { readAccessToken, readSubject, renew, onRejected } = access;
  const accessToken = readAccessToken();
  const subject = readSubject();
  const isStillTheirs = () => subject !== undefined && subject === readSubject();
  try {
    return await send(accessToken);
  } catch (error) {
    if (!isSignedOut(error) || cancel.aborted) throw error;
    if (readAccessToken() === accessToken && !(await renew())) throw error;
    if (cancel.aborted || !isStillTheirs()) throw error;
  }
  try {
    return await send(readAccessToken());
  } catch (error) {
    if (isSignedOut(error) && isStillTheirs()) onRejected();
    throw error;
  }
}
