import { canReloadPage, isChunkFailure, reloadPage } from '../shell/browser/page/reloadPage';
import { watchEntries } from '../shell/browser/page/watchEntries';
import { watchFailures } from '../shell/browser/page/watchFailures';

/**
 * Reloads the page after a chunk load error, at most once per 10 s (section 8). Returns a function that
 * reloads for other reasons. Neither reloads while a form is dirty: the next navigation loads a new document
 * anyway.
 */
export function startReloads(signal: AbortSignal): () => void {
  let isDirty = false;
  watchEntries({ onChange: () => (isDirty = true), onSubmit: () => (isDirty = false) }, signal);
  const reload = () => {
    if (!isDirty) reloadPage();
  };
  watchFailures((cause) => {
    if (isChunkFailure(cause) && canReloadPage()) reload();
  }, signal);
  return reload;
}
