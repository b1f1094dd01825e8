export interface SignInErrorDetails {
  /** Status of an HTTP response. */
  readonly status?: number;
  /** The provider's `error`, or `code`. */
  readonly error?: string;
  /** The provider's `error_description`, or `message`. */
  readonly errorDescription?: string;
}

const received = ({ status }: SignInErrorDetails) => String(status ?? 'no answer');

/** "Token error format 'error: error_description' or 'code: message'" (section 8); what is missing is left out. */
export const formatProviderError = ({ error, errorDescription }: SignInErrorDetails): string =>
  [error, errorDescription].filter(Boolean).join(': ');

/**
 * Error catalogue of signing in (section 8), word for word; the last sentences cover cases that the catalogue lacks.
 */
export const signInSentences = {
  userInfoFailed: (details: SignInErrorDetails) => `Failed to get user info; received ${received(details)}.`,
  endSessionFailed: (details: SignInErrorDetails) => `Failed to end session; received ${received(details)}.`,
  revokeFailed: (details: SignInErrorDetails) => `Failed to revoke token; received ${received(details)}.`,
  accessTokenMissing: () => 'Access token not found in response.',
  unexpectedStatus: (details: SignInErrorDetails) => `Expected 200, received ${received(details)}.`,
  tokenError: formatProviderError,
  stateMismatch: () => 'State mismatch',
  codeMissing: () => 'Failed to acquire authorization code',
  exchangeFailed: () => 'Unable to exchange authorization for tokens',
  clientIdMissing: () => 'Client ID is required.',
  storedValuesUnreadable: () => 'Stored values for Auth URL could not be parsed.',
  stateNotFound: () => 'State or verifier not found in session storage.',
  authenticationOrConsentRequired: () => 'Authentication or consent required',
  authenticationRequired: () => 'Authentication is required',
  authorizationTimedOut: () => 'Authorization timed out',
  fetchFailed: () => 'Failed to fetch',
  crossOriginRedirection: () => 'Cross-origin redirection',
  interactionNotAllowed: () => 'interaction not allowed',
  userAuthenticationRequired: () => 'User authentication is required',
  consentRequired: () => 'request requires consent',
  missingParams: (details: SignInErrorDetails) =>
    ['missing params', formatProviderError(details)].filter(Boolean).join(' '),
  idTokenInvalid: () => 'The identity token could not be verified.',
  subjectMismatch: () => 'The user info belongs to another user than the tokens.',
  userInfoRepeated: () => 'Signing in failed twice within a minute.',
  storageBlocked: () => 'The browser does not let this page store anything for the session.',
  unexpected: () => 'Signing in failed for an unknown reason.',
} satisfies Readonly<Record<string, (details: SignInErrorDetails) => string>>;

export type SignInErrorCode = keyof typeof signInSentences;

export const createSignInSentence = (code: SignInErrorCode, details: SignInErrorDetails = {}): string =>
  signInSentences[code](details);
