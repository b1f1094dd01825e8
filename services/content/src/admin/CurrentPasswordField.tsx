'use client';

import {
  Banner,
  FieldDescription,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

const isAnything = (): true => true;

/** Reason for which the server rejected the new password, whose own fields Payload closes then. */
function PasswordProblem() {
  const isSubmitted = useFormSubmitted();
  const password = useFormFields(([fields]) => fields['password']);
  if (!isSubmitted || password?.valid !== false || !password.errorMessage) return null;
  return (
    <div role="alert">
      <Banner type="error">{password.errorMessage}</Banner>
    </div>
  );
}

/** Only people who change their own account prove who they are; the server decides when it is needed. */
export function CurrentPasswordField({ field, path }: Pick<TextFieldClientProps, 'field' | 'path'>) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isOwn = id !== undefined && user?.id === id;
  return (
    <div className="field-type">
      <PasswordProblem />
      {isOwn && (
        <>
          <PasswordField path={path} field={field} autoComplete="current-password" validate={isAnything} />
          <FieldDescription path={path} description={field.admin?.description} />
        </>
      )}
    </div>
  );
}
