'use client';

import { useIntl, type IntlShape } from 'react-intl';
import type { SignInError, SignInErrorCode } from '@kmx/core/portal';

import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { Sentence } from './SignInNotice.styles';

/** Messages of the provider, and the text of the return route (section 2), are not translated. */
type Untranslated = 'tokenError' | 'missingParams';

const sentenceIds = {
  userInfoFailed: 'portal.signIn.error.userInfoFailed',
  endSessionFailed: 'portal.signIn.error.endSessionFailed',
  revokeFailed: 'portal.signIn.error.revokeFailed',
  accessTokenMissing: 'portal.signIn.error.accessTokenMissing',
  unexpectedStatus: 'portal.signIn.error.unexpectedStatus',
  stateMismatch: 'portal.signIn.error.stateMismatch',
  codeMissing: 'portal.signIn.error.codeMissing',
  exchangeFailed: 'portal.signIn.error.exchangeFailed',
  clientIdMissing: 'portal.signIn.error.clientIdMissing',
  storedValuesUnreadable: 'portal.signIn.error.storedValuesUnreadable',
  stateNotFound: 'portal.signIn.error.stateNotFound',
  authenticationOrConsentRequired: 'portal.signIn.error.authenticationOrConsentRequired',
  authenticationRequired: 'portal.signIn.error.authenticationRequired',
  authorizationTimedOut: 'portal.signIn.error.authorizationTimedOut',
  fetchFailed: 'portal.signIn.error.fetchFailed',
  crossOriginRedirection: 'portal.signIn.error.crossOriginRedirection',
  interactionNotAllowed: 'portal.signIn.error.interactionNotAllowed',
  userAuthenticationRequired: 'portal.signIn.error.userAuthenticationRequired',
  consentRequired: 'portal.signIn.error.consentRequired',
  idTokenInvalid: 'portal.signIn.error.idTokenInvalid',
  subjectMismatch: 'portal.signIn.error.subjectMismatch',
  userInfoRepeated: 'portal.signIn.error.userInfoRepeated',
  storageBlocked: 'portal.signIn.error.storageBlocked',
  unexpected: 'portal.signIn.error.unexpected',
} as const satisfies Record<Exclude<SignInErrorCode, Untranslated>, string>;

/** Returns the message of the error catalogue (section 8) in the user's language. */
export function formatSignInError(intl: IntlShape, { code, details: facts, message }: SignInError): string {
  if (code === 'tokenError' || code === 'missingParams') return message;
  return intl.formatMessage({ id: sentenceIds[code] }, { status: facts.status ?? '–' });
}

/** Renders an error as text; messages of a provider are never rendered as markup. */
export function SignInErrorText({ error }: { readonly error: SignInError }) {
  const intl = useIntl();
  return (
    <LiveFlashMessage
      type="error"
      title={intl.formatMessage({ id: 'portal.signIn.message' })}
      outcome={error}
    >
      <Sentence>{formatSignInError(intl, error)}</Sentence>
    </LiveFlashMessage>
  );
}
