import { formPrefillKey } from '@kmx/core/forms';

const prefix = 'kmx.draft.';

/** Returns the session storage, or undefined if the browser denies it. */
function openStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the unvalidated value of a key; undefined if there is none or it cannot be parsed. */
export function readDraft(key: string): unknown {
  const text = openStorage()?.getItem(prefix + key);
  if (text === undefined || text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a draft for this tab. If storage is full or denied, only the draft is lost and the form still works. */
export function writeDraft(key: string, value: unknown): void {
  try {
    openStorage()?.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // The form still has the entered values.
  }
}

export function removeDraft(key: string): void {
  openStorage()?.removeItem(prefix + key);
}

/** Removes all drafts of this tab and the values stored for a public form, at sign-out. */
export function removeAllDrafts(): void {
  const storage = openStorage();
  if (!storage) return;
  storage.removeItem(formPrefillKey);
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
