import { SignInError } from '../../portal/signIn/SignInError';
import type { StoredTokens } from '../../portal/signIn/StoredTokens';
import type { UserInfo } from '../../portal/signIn/UserInfo';

import type { SignInContext } from './signInEvents';
import { signInSetup } from './signInSetup';

interface WithError {
  readonly event: { readonly error: unknown };
}
interface WithOutput<Output> {
  readonly event: { readonly output: Output };
}

export const errorOf = ({ event: { error } }: WithError) => ({ error });
export const tokensOf = <Tokens extends StoredTokens | undefined>({ event }: WithOutput<Tokens>) => ({
  tokens: event.output,
});
const infoOf = ({ event }: WithOutput<UserInfo>) => ({ info: event.output });

export const failure = { type: 'fail', params: errorOf } as const;

/** Returns the current tokens; states that call it are entered only with tokens. */
export function requireTokens({ context: { tokens } }: { context: SignInContext }): StoredTokens {
  if (!tokens) throw new SignInError('accessTokenMissing');
  return tokens;
}

/** "Otherwise old tokens are revoked and deleted". A failing revocation does not delay the rest. */
export const revokeTokens = (target: string) => ({
  invoke: { src: 'revokeAndDelete', onDone: target, onError: target } as const,
});

/** "A silent authorization is tried in a hidden frame", with the transitions on failure (section 4). */
export const authorize = (target: string) =>
  signInSetup.createStateConfig({
    invoke: {
      src: 'authorizeSilently',
      onDone: { target, actions: { type: 'takeNew', params: tokensOf } },
      onError: [
        {
          guard: { type: 'isRedirectable', params: errorOf },
          target: '#signIn.signingIn.redirecting',
          actions: failure,
        },
        { target: '#signIn.failed', actions: failure },
      ],
    },
  });

export const verify = (target: string) =>
  signInSetup.createStateConfig({
    invoke: {
      src: 'verifyIdToken',
      input: requireTokens,
      onDone: target,
      onError: { target: '#signIn.failed', actions: failure },
    },
  });

/**
 * Verifies tokens that may be stored ones: invalid stored tokens are replaced; replacing invalid new ones would loop.
 */
export const verifyStored = (target: string) =>
  signInSetup.createStateConfig({
    invoke: {
      src: 'verifyIdToken',
      input: requireTokens,
      onDone: target,
      onError: [
        {
          guard: { type: 'isReplaceable', params: errorOf },
          target: '#signIn.signingIn.forgetting',
          actions: failure,
        },
        { target: '#signIn.failed', actions: failure },
      ],
    },
  });

/** "On user-info failure the app logs out and signs in again" (section 4). */
export const loadUser = (target: string) =>
  signInSetup.createStateConfig({
    invoke: {
      src: 'loadUserInfo',
      input: requireTokens,
      onDone: [
        {
          guard: { type: 'isSameSubject', params: infoOf },
          target,
          actions: { type: 'takeUser', params: infoOf },
        },
        {
          target: '#signIn.signingIn.countingFailure',
          actions: { type: 'fail', params: { error: new SignInError('subjectMismatch') } },
        },
      ],
      onError: { target: '#signIn.signingIn.countingFailure', actions: failure },
    },
  });
