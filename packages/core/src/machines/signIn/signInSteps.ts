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

/** The params of what handles an error, tokens or user info: what the effect said. */
export const errorOf = ({ event: { error } }: WithError) => ({ error });
export const tokensOf = <Tokens extends StoredTokens | undefined>({ event }: WithOutput<Tokens>) => ({
  tokens: event.output,
});
const infoOf = ({ event }: WithOutput<UserInfo>) => ({ info: event.output });

export const failure = { type: 'fail', params: errorOf } as const;

/** The tokens of the moment; a state that asks for them is entered only with some. */
export function requireTokens({ context: { tokens } }: { context: SignInContext }): StoredTokens {
  if (!tokens) throw new SignInError('accessTokenMissing');
  return tokens;
}

/** "Otherwise old tokens are revoked and deleted": the best that can be done, a failing revocation holds nothing up. */
export const revokeTokens = (target: string) => ({
  invoke: { src: 'revokeAndDelete', onDone: target, onError: target } as const,
});

/** "A silent authorization is tried in a hidden frame", and what follows when it fails (section 4). */
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

/** The identity token is checked before anything in it is believed. */
export const verify = (target: string) =>
  signInSetup.createStateConfig({
    invoke: {
      src: 'verifyIdToken',
      input: requireTokens,
      onDone: target,
      onError: { target: '#signIn.failed', actions: failure },
    },
  });

/** Of tokens that may be kept ones: those that do not hold are replaced, new ones that do not would go round. */
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
