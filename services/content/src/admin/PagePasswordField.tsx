'use client';

import { TextInput, useField, useTranslation } from '@payloadcms/ui';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formMessages } from './formMessages';

/** Same as `isPasswordHash` in `contentPages/pagePasswords.ts`, which cannot be imported in browsers. */
const isHash = (value: unknown): boolean => typeof value === 'string' && value.startsWith('scrypt$');

/**
 * Password of a page, stored as a hash only. The form is updated on blur, because an autosave while typing
 * would store an incomplete password.
 */
export function PagePasswordField({ path }: { path: string }) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const { password, passwordIsSet, passwordHint } = formMessages(i18n.language);
  const [typed, setTyped] = useState('');
  const isSet = isHash(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (isSet) setTyped('');
  }
  const commit = (): void => {
    if (typed !== '' && typed !== value) setValue(typed);
  };
  const commitBeforeShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || key === 'Enter') commit();
  };
  return (
    <div onBlur={commit}>
      <TextInput
        path={path}
        label={password}
        value={typed}
        readOnly={disabled}
        htmlAttributes={{ autoComplete: 'off' }}
        placeholder={isSet ? passwordIsSet : ''}
        description={passwordHint}
        showError={showError}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        onKeyDown={commitBeforeShortcut}
      />
    </div>
  );
}
