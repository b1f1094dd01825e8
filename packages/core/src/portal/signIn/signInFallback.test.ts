import { SignInError } from './SignInError';
import { classifySignInError, decideSignInFallback, toSignInError } from './signInFallback';
import {
  createSignInSentence,
  signInSentences,
  type SignInErrorCode,
  type SignInErrorDetails,
} from './signInSentences';

const provider = (error: string, description?: string) =>
  Object.assign(new Error(description ?? error), {
    name: 'ErrorResponse',
    error,
    error_description: description,
  });
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('8 the error catalogue, word for word', () => {
  it.each<[SignInErrorCode, SignInErrorDetails, string]>([
    ['userInfoFailed', { status: 500 }, 'Failed to get user info; received 500.'],
    ['userInfoFailed', {}, 'Failed to get user info; received no answer.'],
    ['endSessionFailed', { status: 503 }, 'Failed to end session; received 503.'],
    ['revokeFailed', { status: 400 }, 'Failed to revoke token; received 400.'],
    ['accessTokenMissing', {}, 'Access token not found in response.'],
    ['unexpectedStatus', { status: 404 }, 'Expected 200, received 404.'],
    [
      'tokenError',
      { error: 'invalid_grant', errorDescription: 'grant request is invalid' },
      'invalid_grant: grant request is invalid',
    ],
    ['tokenError', { error: '400', errorDescription: 'Bad request' }, '400: Bad request'],
    ['tokenError', { error: 'invalid_grant' }, 'invalid_grant'],
    ['stateMismatch', {}, 'State mismatch'],
    ['codeMissing', {}, 'Failed to acquire authorization code'],
    ['exchangeFailed', {}, 'Unable to exchange authorization for tokens'],
    ['clientIdMissing', {}, 'Client ID is required.'],
    ['storedValuesUnreadable', {}, 'Stored values for Auth URL could not be parsed.'],
    ['stateNotFound', {}, 'State or verifier not found in session storage.'],
    ['authenticationOrConsentRequired', {}, 'Authentication or consent required'],
    ['authenticationRequired', {}, 'Authentication is required'],
    ['authorizationTimedOut', {}, 'Authorization timed out'],
    ['fetchFailed', {}, 'Failed to fetch'],
    ['crossOriginRedirection', {}, 'Cross-origin redirection'],
    ['interactionNotAllowed', {}, 'interaction not allowed'],
    ['userAuthenticationRequired', {}, 'User authentication is required'],
    ['consentRequired', {}, 'request requires consent'],
    ['missingParams', {}, 'missing params'],
    [
      'missingParams',
      { error: 'access_denied', errorDescription: 'aborted' },
      'missing params access_denied: aborted',
    ],
  ])('%s %j', (code, details, sentence) => {
    expect(createSignInSentence(code, details)).toBe(sentence);
    expect(new SignInError(code, details)).toMatchObject({ code, details, message: sentence });
  });

  it('no message is empty, for any details', () => {
    const codes = Object.values(signInSentences).filter((write) => write !== signInSentences.tokenError);
    expect(codes.map((write) => write({}))).not.toContain('');
  });
});

const sentence = '4 "it falls back to a full redirect login"';
describe('4 "On these failures": login required, consent required, timeout, network, interaction not allowed, CORS', () => {
  it.each<[string, unknown, string]>([
    ['login_required', provider('login_required', 'End-User authentication is required'), 'loginRequired'],
    ['account_selection_required', provider('account_selection_required'), 'loginRequired'],
    ['a sentence', new Error('Authentication is required'), 'loginRequired'],
    ['a sentence', new Error('User authentication is required'), 'loginRequired'],
    ['a sentence', new Error('Authentication or consent required'), 'loginRequired'],
    [
      '8 "The messages authorization timeout, consent required and login required trigger a redirect login"',
      new Error('Login required'),
      'loginRequired',
    ],
    ['the same', new Error('Consent required'), 'consentRequired'],
    ['the same', new Error('Authorization timeout'), 'timeout'],
    ['consent_required', provider('consent_required', 'requested scopes not granted'), 'consentRequired'],
    ['a sentence', new Error('request requires consent'), 'consentRequired'],
    ['the frame is silent', named('ErrorTimeout', 'IFrame timed out without a response'), 'timeout'],
    ['a sentence', new Error('Authorization timed out'), 'timeout'],
    ['a signal', named('TimeoutError', 'The operation was aborted'), 'timeout'],
    ['Chromium', new TypeError('Failed to fetch'), 'network'],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
    ['Safari', new TypeError('Load failed'), 'network'],
    ['interaction_required', provider('interaction_required'), 'interactionNotAllowed'],
    ['a sentence', new Error('interaction not allowed'), 'interactionNotAllowed'],
    ['a sentence', new Error('Cross-origin redirection'), 'cors'],
  ])(`${sentence}: %s`, (_name, cause, failure) => {
    expect(classifySignInError(cause)).toBe(failure);
    expect(decideSignInFallback(cause)).toBe('redirect');
  });

  it.each<[string, unknown, SignInErrorCode, string]>([
    ['a token error', provider('invalid_grant', 'gone'), 'tokenError', 'invalid_grant: gone'],
    ['a status', new Error('Service Unavailable (503)'), 'unexpectedStatus', 'Expected 200, received 503.'],
    [
      'a status with a body',
      new Error('Not Found (404): {"a":1}'),
      'unexpectedStatus',
      'Expected 200, received 404.',
    ],
    [
      'no state kept',
      new Error('No matching state found in storage'),
      'stateNotFound',
      'State or verifier not found in session storage.',
    ],
    ['another state', new Error('State does not match'), 'stateMismatch', 'State mismatch'],
    [
      'no code',
      new Error('Expected code in response'),
      'codeMissing',
      'Failed to acquire authorization code',
    ],
    ['no client', new Error('client_id'), 'clientIdMissing', 'Client ID is required.'],
    [
      'no access token',
      new Error('Access token not found in response.'),
      'accessTokenMissing',
      'Access token not found in response.',
    ],
    [
      'stored data that is not JSON',
      new SyntaxError('Unexpected token'),
      'storedValuesUnreadable',
      'Stored values for Auth URL could not be parsed.',
    ],
    [
      'storage is off',
      named('SecurityError', 'The operation is insecure.'),
      'storageBlocked',
      createSignInSentence('storageBlocked'),
    ],
    [
      'a mistake of ours',
      new TypeError('x is not a function'),
      'unexpected',
      createSignInSentence('unexpected'),
    ],
    ['no error at all', 'text', 'unexpected', createSignInSentence('unexpected')],
    ['nothing', undefined, 'unexpected', createSignInSentence('unexpected')],
  ])('fails: %s', (_name, cause, code, message) => {
    expect(decideSignInFallback(cause)).toBe('fail');
    expect(toSignInError(cause)).toMatchObject({ code, message });
  });

  it('preserves an error of the catalogue, and wraps others as cause', () => {
    const error = new SignInError('stateMismatch');
    expect(toSignInError(error)).toBe(error);
    const cause = new TypeError('Failed to fetch');
    expect(toSignInError(cause).cause).toBe(cause);
  });
});
