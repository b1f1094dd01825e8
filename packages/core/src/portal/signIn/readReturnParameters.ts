import { fail, ok, type Result } from '../../types/Result';

import { SignInError } from './SignInError';

export interface ReturnParameters {
  readonly code: string;
  readonly state: string;
}

/**
 * "/callback reads the query parameters code and state […] Otherwise it shows the text 'missing params' plus the error
 * and error_description values" (section 2). A repeated code fails: it must be "present and not an array" (section 5).
 */
export function readReturnParameters(query: URLSearchParams): Result<ReturnParameters, SignInError> {
  const text = (name: string) => query.getAll(name).find(Boolean);
  const [code, state] = [text('code'), text('state')];
  const errorDetails = { error: text('error'), errorDescription: text('error_description') };
  if (query.getAll('code').length > 1) return fail(new SignInError('codeMissing'));
  return code && state && !errorDetails.error
    ? ok({ code, state })
    : fail(new SignInError('missingParams', errorDetails));
}

/**
 * "Returned state must equal stored state, otherwise sign-in fails" (section 5). `stored` are the states of this tab;
 * without any, the sign-in was not started here: "They are not available across tabs" (section 4).
 */
export function checkReturnedState(returned: string, stored: readonly string[]): Result<string, SignInError> {
  if (stored.length === 0) return fail(new SignInError('stateNotFound'));
  return stored.includes(returned) ? ok(returned) : fail(new SignInError('stateMismatch'));
}
