'use client';

import { useCallback, useContext, useState } from 'react';

import { SignInContext } from '../signIn/SignInContext';

import { readDraft, removeDraft, writeDraft } from '../storage/draftStorage';

/** A zod schema, of either flavour: what is read from storage passes it or is dropped. */
export interface DraftSchema<TValue> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: TValue } | { readonly success: false };
}

/** The value shown, how to change it, and how to forget what was entered (then `initial` shows again). */
export type Draft<TValue> = readonly [
  value: TValue,
  setValue: (value: TValue) => void,
  clear: () => void,
  isKept: boolean,
];

function restore<TValue>(key: string, schema: DraftSchema<TValue>): TValue | undefined {
  const parsed = schema.safeParse(readDraft(key));
  return parsed.success ? parsed.data : undefined;
}

/**
 * The value of a form that survives sign-in's round trip: kept for this tab and this user, checked when it comes back.
 * `isKept` says that the value was entered and not yet cleared.
 */
export function useDraft<TValue>(key: string, schema: DraftSchema<TValue>, initial: TValue): Draft<TValue> {
  const owner = useContext(SignInContext)?.user?.id ?? 'nobody';
  const ownKey = `${owner}.${key}`;
  const [kept, setKept] = useState(() => ({ key: ownKey, value: restore(ownKey, schema) }));
  // Another form or another user: what was kept for the former one is not theirs.
  const entered = kept.key === ownKey ? kept.value : restore(ownKey, schema);

  const setValue = useCallback(
    (value: TValue) => {
      writeDraft(ownKey, value);
      setKept({ key: ownKey, value });
    },
    [ownKey],
  );
  const clear = useCallback(() => {
    removeDraft(ownKey);
    setKept({ key: ownKey, value: undefined });
  }, [ownKey]);

  return [entered ?? initial, setValue, clear, entered !== undefined];
}
