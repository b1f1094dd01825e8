import { Logo } from '@payloadcms/next/rsc';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { SignInForm } from './SignInForm';

/** Replaces Payload's sign-in page, whose form sends no code. */
export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const redirectTo = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.['redirect'] ?? '',
  });
  if (user) redirect(redirectTo);
  const logo = { i18n, locale, params, payload, permissions, searchParams };
  return (
    <>
      <div className="login__brand">
        <Logo {...logo} user={undefined} />
      </div>
      <SignInForm redirectTo={redirectTo} />
    </>
  );
}
