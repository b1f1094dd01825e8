'use client';

import {
  Banner,
  FieldDescription,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef } from 'react';

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

/** Empties the field once the account is saved: Payload keeps what was typed. */
const useEmptyAfterSave = (path: string): void => {
  const { data } = useDocumentInfo();
  const { setValue } = useField<string>({ path });
  const savedAt: unknown = data?.['updatedAt'];
  const known = useRef(savedAt);
  useEffect(() => {
    if (known.current === savedAt) return;
    known.current = savedAt;
    setValue('', true);
  }, [savedAt, setValue]);
};

/** Only people who change their own account prove who they are; the server decides when it is needed. */
export function CurrentPasswordField({ field, path }: Pick<TextFieldClientProps, 'field' | 'path'>) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  useEmptyAfterSave(path);
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
