'use client';

import { useIntl } from 'react-intl';
import type { SignInError } from '@kmx/core/portal';
import { Button, ButtonLink, Link } from '@kmx/design-system';

import { createSupportHref } from '../notices/supportMail';
import { formatSignInError, SignInErrorText } from './SignInErrorText';
import { SignInNotice } from './SignInNotice';

interface LinksProps {
  readonly homeHref: string;
  readonly supportEmail: string;
  /** Redirects to the provider's login page. */
  readonly onSignIn: () => void;
}

interface EndedProps extends LinksProps {
  readonly error?: SignInError;
  readonly onTryAgain: () => void;
}

function SupportLink({ supportEmail, error }: Pick<EndedProps, 'supportEmail' | 'error'>) {
  const intl = useIntl();
  const href = createSupportHref(supportEmail, {
    subject: intl.formatMessage({ id: 'portal.signIn.supportSubject' }),
    text: error && formatSignInError(intl, error),
  });
  return (
    <Link href={href} dataLink="plain">
      {intl.formatMessage({ id: 'portal.signIn.contactSupport' })}
    </Link>
  );
}

interface SignInAgainProps extends Pick<LinksProps, 'onSignIn'> {
  readonly variant?: 'secondary';
}

const SignInAgain = ({ onSignIn, variant }: SignInAgainProps) => (
  <Button variant={variant} onClick={onSignIn}>
    {useIntl().formatMessage({ id: 'portal.signIn.signInAgain' })}
  </Button>
);

const Links = ({ onTryAgain, onSignIn, supportEmail, error }: EndedProps) => {
  const intl = useIntl();
  return (
    <>
      <Button onClick={onTryAgain}>{intl.formatMessage({ id: 'portal.signIn.tryAgain' })}</Button>
      <SignInAgain variant="secondary" onSignIn={onSignIn} />
      <SupportLink supportEmail={supportEmail} error={error} />
    </>
  );
};

/** Shown if the user cancelled at the provider's login page, or if the provider denies access. */
function DeniedView({
  error,
  homeHref,
  supportEmail,
  onSignIn,
}: EndedProps & { readonly error: SignInError }) {
  const intl = useIntl();
  return (
    <SignInNotice
      title={intl.formatMessage({ id: 'portal.signIn.deniedTitle' })}
      text={intl.formatMessage({ id: 'portal.signIn.deniedText' })}
      ways={
        <>
          <SignInAgain onSignIn={onSignIn} />
          <ButtonLink variant="secondary" href={homeHref} dataLink="route">
            {intl.formatMessage({ id: 'portal.signIn.home' })}
          </ButtonLink>
          <SupportLink supportEmail={supportEmail} error={error} />
        </>
      }
    >
      <SignInErrorText error={error} />
    </SignInNotice>
  );
}

/** Failed sign-in: the message of the catalogue, and the remaining actions. */
export function FailedView(props: EndedProps & { readonly error: SignInError }) {
  const intl = useIntl();
  const { error } = props;
  if (error.details.error === 'access_denied') return <DeniedView {...props} />;
  const isBlocked = error.code === 'storageBlocked';
  return (
    <SignInNotice
      title={intl.formatMessage({ id: 'portal.signIn.failedTitle' })}
      text={intl.formatMessage({ id: isBlocked ? 'portal.signIn.storageText' : 'portal.signIn.failedText' })}
      ways={<Links {...props} />}
    >
      <SignInErrorText error={error} />
    </SignInNotice>
  );
}

/** "If the user is still not signed in, the app waits 30 seconds and then aborts" (section 2). */
export function AbortedView(props: EndedProps) {
  const intl = useIntl();
  return (
    <SignInNotice
      title={intl.formatMessage({ id: 'portal.signIn.abortedTitle' })}
      text={intl.formatMessage({ id: 'portal.signIn.abortedText' })}
      ways={<Links {...props} />}
    >
      {props.error && <SignInErrorText error={props.error} />}
    </SignInNotice>
  );
}

/** Signed out here or in another tab. */
export function SignedOutView({ homeHref, onSignIn }: Omit<LinksProps, 'supportEmail'>) {
  const intl = useIntl();
  return (
    <SignInNotice
      title={intl.formatMessage({ id: 'portal.signIn.signedOutTitle' })}
      text={intl.formatMessage({ id: 'portal.signIn.signedOutText' })}
      ways={
        <>
          <SignInAgain onSignIn={onSignIn} />
          <ButtonLink variant="secondary" href={homeHref} dataLink="route">
            {intl.formatMessage({ id: 'portal.signIn.home' })}
          </ButtonLink>
        </>
      }
    />
  );
}

/**
 * Signed out because the customer service no longer accepts the tokens: the account was deleted or locked, or the
 * session was ended elsewhere.
 */
export function RejectedView({ supportEmail, onSignIn }: Omit<LinksProps, 'homeHref'>) {
  const intl = useIntl();
  return (
    <SignInNotice
      title={intl.formatMessage({ id: 'portal.problem.signedOut.title' })}
      text={intl.formatMessage({ id: 'portal.signIn.rejectedText' })}
      ways={
        <>
          <SignInAgain onSignIn={onSignIn} />
          <SupportLink supportEmail={supportEmail} />
        </>
      }
    />
  );
}
