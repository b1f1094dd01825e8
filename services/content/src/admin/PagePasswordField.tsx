'use client';

import { TextInput, useField } from '@payloadcms/ui';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

/** As `isPasswordHash` in `contentPages/pagePasswords.ts`, which browsers cannot load. */
const isHash = (value: unknown): boolean => typeof value === 'string' && value.startsWith('scrypt$');

/**
 * The password of a page, of which only the hash is stored. The form receives what is typed when the field is left: while typing,
 * an autosave would store the half of a password.
 */
export function PagePasswordField({ path }: { path: string }) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
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
        label="Password"
        value={typed}
        readOnly={disabled}
        htmlAttributes={{ autoComplete: 'off' }}
        placeholder={isSet ? 'A password is set. Enter a new one to replace it.' : ''}
        description="At least 8 characters. Write it down before you save: nobody can read it afterwards."
        showError={showError}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        onKeyDown={commitBeforeShortcut}
      />
    </div>
  );
}
