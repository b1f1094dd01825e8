/** In whose name the customer data service is asked. */
export interface CustomerAccess {
  readonly readAccessToken: () => string | undefined;
  /** The subject of the current tokens. */
  readonly readSubject: () => string | undefined;
  /** Requests fresh tokens; false when there are none. */
  readonly renew: () => Promise<boolean>;
  /** Called when fresh tokens were rejected as well: the user is no longer known. */
  readonly onRejected: () => void;
}

interface Confirmation<Answer> {
  readonly access: CustomerAccess;
  readonly ask: (accessToken: string | undefined) => Promise<Answer>;
  /** True if a failure means that the service does not accept the token. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly cancel: AbortSignal;
}

/**
 * Asks, and once more with fresh tokens when the service did not know who asks: nothing was done the first time. Tokens
 * that another question has renewed meanwhile are fresh too, unless they are somebody else's: nobody asks in another's
 * name, nor ends another's session.
 */
export async function requestTwice<Answer>({
  access,
  ask,
  isSignedOut,
  cancel,
}: Confirmation<Answer>): Promise<Answer> {
  const { readAccessToken, readSubject, renew, onRejected } = access;
  const accessToken = readAccessToken();
  const subject = readSubject();
  const isStillTheirs = () => subject !== undefined && subject === readSubject();
  try {
    return await ask(accessToken);
  } catch (error) {
    if (!isSignedOut(error) || cancel.aborted) throw error;
    if (readAccessToken() === accessToken && !(await renew())) throw error;
    if (cancel.aborted || !isStillTheirs()) throw error;
  }
  try {
    return await ask(readAccessToken());
  } catch (error) {
    if (isSignedOut(error) && isStillTheirs()) onRejected();
    throw error;
  }
}
