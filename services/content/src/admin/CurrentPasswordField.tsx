'use client';

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Only people who change their own account prove who they are; the server decides when it is needed. */
export function CurrentPasswordField({ field, path }: Pick<TextFieldClientProps, 'field' | 'path'>) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || user?.id !== id) return null;
  return (
    <div>
      <PasswordField path={path} field={field} autoComplete="current-password" validate={() => true} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
