import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** Replaces Payload's page, whose form reports a mail for every response. */
export function ForgotPasswordView({ initPageResult }: AdminViewServerProps) {
  // Signed-in people change their password there.
  if (initPageResult.req.user) redirect('/admin/account');
  return <ForgotPasswordForm />;
}
