import { formPrefillKey } from '@kmx/core/forms';

const prefix = 'kmx.draft.';

/** Storage of the tab, or undefined where the browser denies it. */
function openStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the unvalidated value of a key; undefined if there is none or it cannot be read. */
export function readDraft(key: string): unknown {
  const text = openStorage()?.getItem(prefix + key);
  if (text === undefined || text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a draft for this tab; where storage is full or denied, only the draft is lost and the form still works. */
export function writeDraft(key: string, value: unknown): void {
  try {
    openStorage()?.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // The form itself still holds what was entered.
  }
}

export function removeDraft(key: string): void {
  openStorage()?.removeItem(prefix + key);
}

/** Removes every draft of this tab and the values left for a public form: sign-out leaves no entries behind. */
export function removeAllDrafts(): void {
  const storage = openStorage();
  if (!storage) return;
  storage.removeItem(formPrefillKey);
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
