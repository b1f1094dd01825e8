'use client';

import { Banner, Button, Link, useAuth, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { requestAccount } from './accountRequests';
import { factorMessages } from './factorMessages';
import { PlainField } from './PlainField';

const sessionSchema = z.object({ exp: z.number() });
const loginPath = 'login';

/** Signs in with a password, and a code as soon as the service needs one. */
const useSignIn = (redirectTo: string) => {
  const { fetchFullUser } = useAuth();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const messages = factorMessages(i18n.language);
  const signIn = async (email: string, password: string, code: string): Promise<void> => {
    setSending(true);
    const body = { email, password, ...(code !== '' && { code }) };
    const result = await requestAccount(loginPath, sessionSchema, i18n.language, body);
    setSending(false);
    if (!result.ok) {
      if (result.code === 'secondFactorNeeded') setCodeNeeded(true);
      return setProblem(result.message ?? messages.failed);
    }
    setProblem(undefined);
    await fetchFullUser();
    router.push(redirectTo);
  };
  return { isCodeNeeded, isSending, problem, messages, signIn };
};

/** Payload's form with a field for the code, which its own has no place for. */
export function SignInForm({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation();
  const { isCodeNeeded, isSending, problem, messages, signIn } = useSignIn(redirectTo);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSending) void signIn(email, password, code);
  };
  // Before the script runs, a browser posts the form: the password never gets into an address.
  return (
    <form className="login__form" method="post" action={`/api/users/${loginPath}`} onSubmit={submit}>
      {problem !== undefined && (
        <div role="alert">
          <Banner type={isCodeNeeded && code === '' ? 'info' : 'error'}>{problem}</Banner>
        </div>
      )}
      <div className="login__form__inputWrap">
        <PlainField
          id="field-email"
          label={t('general:email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PlainField
          id="field-password"
          label={t('general:password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {isCodeNeeded && (
          <PlainField
            id="field-code"
            label={messages.code}
            name="code"
            autoComplete="one-time-code"
            hint={messages.codeHint}
            value={code}
            onChange={setCode}
            autoFocus
          />
        )}
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <div className="form-submit">
        <Button type="submit" size="large" disabled={isSending}>
          {t('authentication:login')}
        </Button>
      </div>
    </form>
  );
}
