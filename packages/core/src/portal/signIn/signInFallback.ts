import { SignInError } from './SignInError';
import type { SignInErrorCode } from './signInSentences';

/** "On these failures it falls back to a full redirect login: login required, consent required, timeout, network, interaction not allowed, CORS" (section 4). */
export type SignInFailure =
  | 'loginRequired'
  | 'consentRequired'
  | 'timeout'
  | 'network'
  | 'interactionNotAllowed'
  | 'cors'
  | 'other';

const failures: Readonly<Partial<Record<SignInErrorCode, SignInFailure>>> = {
  authenticationRequired: 'loginRequired',
  userAuthenticationRequired: 'loginRequired',
  authenticationOrConsentRequired: 'loginRequired',
  consentRequired: 'consentRequired',
  authorizationTimedOut: 'timeout',
  fetchFailed: 'network',
  interactionNotAllowed: 'interactionNotAllowed',
  crossOriginRedirection: 'cors',
};

/** Classifies any error of a step of the sign-in; see `toSignInError`. */
export const classifySignInError = (cause: unknown): SignInFailure =>
  failures[toSignInError(cause).code] ?? 'other';

/** Decides what follows a failed silent authorization (section 4). */
export const decideSignInFallback = (cause: unknown): 'redirect' | 'fail' =>
  classifySignInError(cause) === 'other' ? 'fail' : 'redirect';

/**
 * `error` values of an authorization response (OpenID Connect Core, 3.1.2.6) with a sentence in the error catalogue.
 */
const providerErrors: Readonly<Record<string, SignInErrorCode>> = {
  login_required: 'authenticationRequired',
  account_selection_required: 'authenticationRequired',
  consent_required: 'consentRequired',
  interaction_required: 'interactionNotAllowed',
};

/** Messages of the catalogue, the protocol library and browsers, with their meaning. */
const sentences: readonly (readonly [pattern: RegExp, code: SignInErrorCode])[] = [
  [/^Authentication or consent required/i, 'authenticationOrConsentRequired'],
  [/User authentication is required/i, 'userAuthenticationRequired'],
  [/Authentication is required|login required/i, 'authenticationRequired'],
  [/requires consent|consent required/i, 'consentRequired'],
  [/interaction not allowed/i, 'interactionNotAllowed'],
  [/Authorization time(?:d )?out|timed out/i, 'authorizationTimedOut'],
  [/Cross-origin/i, 'crossOriginRedirection'],
  [/Failed to fetch|NetworkError|Load failed/i, 'fetchFailed'],
  [/No matching state|State or verifier not found/i, 'stateNotFound'],
  [/State (?:does not match|mismatch)/i, 'stateMismatch'],
  [/Expected code|acquire authorization code/i, 'codeMissing'],
  [/^client_id$|Client ID is required/i, 'clientIdMissing'],
  [/Access token not found|No access_token/i, 'accessTokenMissing'],
];

/** The protocol library reports an error response as `Not Found (404)`, followed by a colon and the body. */
const statusPattern = /\((\d{3})\)(?::|$)/;

const read = (cause: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function readProviderError(cause: object): SignInError | undefined {
  const error = read(cause, 'error');
  if (error === undefined) return undefined;
  const details = { error, errorDescription: read(cause, 'error_description') };
  return new SignInError(providerErrors[error] ?? 'tokenError', details, { cause });
}

function readSentence(cause: Error): SignInError | undefined {
  const status = statusPattern.exec(cause.message)?.[1];
  if (status !== undefined) return new SignInError('unexpectedStatus', { status: Number(status) }, { cause });
  const code = sentences.find(([pattern]) => pattern.test(cause.message))?.[1];
  return code && new SignInError(code, {}, { cause });
}

/**
 * Converts any error to one of the catalogue (section 8): by the provider's `error`, else as a time-out, else by its
 * message, else by its type. A CORS failure is indistinguishable from a network failure.
 */
export function toSignInError(cause: unknown): SignInError {
  if (cause instanceof SignInError) return cause;
  if (!(cause instanceof Error)) return new SignInError('unexpected', {}, { cause });
  const known = readProviderError(cause) ?? readSentence(cause);
  if (known) return known;
  if (cause.name === 'TimeoutError') return new SignInError('authorizationTimedOut', {}, { cause });
  if (cause instanceof SyntaxError) return new SignInError('storedValuesUnreadable', {}, { cause });
  if (cause.name === 'SecurityError') return new SignInError('storageBlocked', {}, { cause });
  return new SignInError('unexpected', {}, { cause });
}
