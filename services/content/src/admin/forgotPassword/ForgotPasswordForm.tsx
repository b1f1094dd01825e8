'use client';

import { Banner, Button, Link, useTranslation } from '@payloadcms/ui';
import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { requestAccount } from '../secondFactor/accountRequests';
import { factorMessages } from '../secondFactor/factorMessages';
import { PlainField } from '../secondFactor/PlainField';

const acceptedSchema = z.object({ message: z.string() });
const path = 'forgot-password';

type State = { kind: 'entering' | 'sending' | 'accepted' } | { kind: 'rejected'; message: string };

/** Requests a mail; the response is the same for addresses without an account. */
const useMailRequest = () => {
  const { i18n } = useTranslation();
  const [state, setState] = useState<State>({ kind: 'entering' });
  const requestMail = async (email: string): Promise<void> => {
    setState({ kind: 'sending' });
    const result = await requestAccount(path, acceptedSchema, i18n.language, { email });
    const failed = factorMessages(i18n.language).failed;
    setState(result.ok ? { kind: 'accepted' } : { kind: 'rejected', message: result.message ?? failed });
  };
  return { state, requestMail };
};

function Header({ isAccepted }: { isAccepted: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="form-header" role={isAccepted ? 'status' : undefined}>
      <h1>{t(isAccepted ? 'authentication:emailSent' : 'authentication:forgotPassword')}</h1>
      <p>
        {t(
          isAccepted
            ? 'authentication:checkYourEmailForPasswordReset'
            : 'authentication:forgotPasswordEmailInstructions',
        )}
      </p>
    </div>
  );
}

/** Unlike Payload's form, shows why no mail was requested, such as too many attempts. */
export function ForgotPasswordForm() {
  const { t } = useTranslation();
  const { state, requestMail } = useMailRequest();
  const [email, setEmail] = useState('');
  const isAccepted = state.kind === 'accepted';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (state.kind !== 'sending') void requestMail(email);
  };
  return (
    <form className="forgot-password__form" method="post" action={`/api/users/${path}`} onSubmit={submit}>
      <Header isAccepted={isAccepted} />
      {state.kind === 'rejected' && (
        <div role="alert">
          <Banner type="error">{state.message}</Banner>
        </div>
      )}
      {!isAccepted && (
        <PlainField
          id="field-email"
          label={t('general:email')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
      )}
      <div className="form-submit">
        <Button type="submit" size="large" disabled={state.kind === 'sending'}>
          {t(isAccepted ? 'authentication:resend' : 'general:submit')}
        </Button>
      </div>
      <Link href="/admin/login" prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </form>
  );
}
