'use client';

import { useCallback, useContext, useState } from 'react';

import { SignInContext } from '../signIn/SignInContext';

import { readDraft, removeDraft, writeDraft } from '../storage/draftStorage';

/** A schema of zod or zod/mini; stored values that do not match are dropped. */
export interface DraftSchema<TValue> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: TValue } | { readonly success: false };
}

/** The current value, its setter, and a function that clears the draft (then `initial` applies again). */
export type Draft<TValue> = readonly [
  value: TValue,
  setValue: (value: TValue) => void,
  clear: () => void,
  isModified: boolean,
];

function restore<TValue>(key: string, schema: DraftSchema<TValue>): TValue | undefined {
  const parsed = schema.safeParse(readDraft(key));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Form value that survives the redirects of a sign-in: stored for this tab and user, validated when restored.
 * `isModified` is true if the value was entered and not yet cleared.
 */
export function useDraft<TValue>(key: string, schema: DraftSchema<TValue>, initial: TValue): Draft<TValue> {
  const owner = useContext(SignInContext)?.user?.id ?? 'nobody';
  const ownKey = `${owner}.${key}`;
  const [stored, setStored] = useState(() => ({ key: ownKey, value: restore(ownKey, schema) }));
  // Another form or another user must not see the previous draft.
  const entered = stored.key === ownKey ? stored.value : restore(ownKey, schema);

  const setValue = useCallback(
    (value: TValue) => {
      writeDraft(ownKey, value);
      setStored({ key: ownKey, value });
    },
    [ownKey],
  );
  const clear = useCallback(() => {
    removeDraft(ownKey);
    setStored({ key: ownKey, value: undefined });
  }, [ownKey]);

  return [entered ?? initial, setValue, clear, entered !== undefined];
}
