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

/** The class of a failure that any step of the sign-in threw; see `toSignInError` for what it is recognised by. */
export const classifySignInError = (cause: unknown): SignInFailure =>
  failures[toSignInError(cause).code] ?? 'other';

/** Whether a silent authorization that failed so is followed by a full redirect login (section 4), or the sign-in fails. */
export const decideSignInFallback = (cause: unknown): 'redirect' | 'fail' =>
  classifySignInError(cause) === 'other' ? 'fail' : 'redirect';

/** The `error` values of an authorization answer (OpenID Connect Core, 3.1.2.6) that the error catalogue has words for. */
const providerErrors: Readonly<Record<string, SignInErrorCode>> = {
  login_required: 'authenticationRequired',
  account_selection_required: 'authenticationRequired',
  consent_required: 'consentRequired',
  interaction_required: 'interactionNotAllowed',
};

/** Sentences of the catalogue, of the protocol's library and of the browsers, and what each means. */
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

/** The protocol's library writes an answer that is no success as `Not Found (404)`, with its body after a colon. */
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
 * What a step of the sign-in threw, as an error of the catalogue (section 8): a provider's `error` first, then a time-out,
 * then a sentence that is known, then what kind of error it is. A refused origin and a network that is down look the same.
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
