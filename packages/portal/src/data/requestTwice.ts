import { decodeJwt } from 'jose';

/** In whose name the customer data service is asked. */
export interface CustomerAccess {
  readonly readIdToken: () => string | undefined;
  /** Asks for fresh tokens; false when there are none to be had here. */
  readonly renew: () => Promise<boolean>;
  /** Told when not even fresh tokens were taken: whoever signed in is known no longer. */
  readonly onRejected: () => void;
}

interface Confirmation<Answer> {
  readonly access: CustomerAccess;
  readonly ask: (idToken: string | undefined) => Promise<Answer>;
  /** True if a failure means that the service does not accept the token. */
  readonly isSignedOut: (error: unknown) => boolean;
  readonly cancel: AbortSignal;
}

function readSubject(idToken: string | undefined): string | undefined {
  try {
    return idToken === undefined ? undefined : decodeJwt(idToken).sub;
  } catch {
    return undefined;
  }
}

/** True if two tokens have the same subject; a missing token has none. */
function isSamePerson(one: string | undefined, other: string | undefined): boolean {
  const subject = readSubject(one);
  return subject !== undefined && subject === readSubject(other);
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
  const { readIdToken, renew, onRejected } = access;
  const idToken = readIdToken();
  const isStillTheirs = () => isSamePerson(idToken, readIdToken());
  try {
    return await ask(idToken);
  } catch (error) {
    if (!isSignedOut(error) || cancel.aborted) throw error;
    if (readIdToken() === idToken && !(await renew())) throw error;
    if (cancel.aborted || !isStillTheirs()) throw error;
  }
  try {
    return await ask(readIdToken());
  } catch (error) {
    if (isSignedOut(error) && isStillTheirs()) onRejected();
    throw error;
  }
}
