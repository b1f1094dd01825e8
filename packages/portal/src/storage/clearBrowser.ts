import { formDraftPrefix } from '@kmx/core/forms';
import { createCartStorageKey, parseCartBuffer } from '@kmx/core/portal';
import { removeAllDrafts } from './draftStorage';

const cartPrefix = createCartStorageKey('');

const canRemove = (key: string, text: string | null): boolean =>
  key.startsWith(formDraftPrefix) ||
  (key.startsWith(cartPrefix) && parseCartBuffer(text, 0).changes.length === 0);

/**
 * Removes drafts, those of public forms too, and copies of carts at sign-out. A cart with changes that the account does
 * not have yet stays for its user.
 */
export function clearBrowser(): void {
  removeAllDrafts();
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage))
      if (canRemove(key, localStorage.getItem(key))) localStorage.removeItem(key);
  } catch {
    // Storage is denied, so there is nothing to remove.
  }
}
