import { readerChangedEvent, readScriptCookie } from '@kmx/core';

/** Set by server/session/readerSession.ts. Contains the name for display only. */
const cookieName = 'reader-name';

function showMenu(): void {
  const name = readScriptCookie(cookieName);
  for (const menu of document.querySelectorAll<HTMLElement>('[data-reader]')) {
    const isForReader = menu.dataset.reader === 'signedIn';
    menu.hidden = isForReader !== (name !== undefined);
    const summary = menu.querySelector('summary');
    if (isForReader && name && summary) summary.title = decodeURIComponent(name);
  }
}

/**
 * Shows the reader's menu or the sign-in link; cached pages contain both. Returns a function to call when a
 * page is shown; the customer area dispatches an event on sign-in and sign-out.
 */
export function startReaderMenu(signal: AbortSignal): () => void {
  window.addEventListener(readerChangedEvent, showMenu, { signal });
  return showMenu;
}
