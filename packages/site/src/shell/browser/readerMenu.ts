import { readCookie } from './dom/readCookie';

/** As the server sets it (server/session/readerSession.ts); the name alone, nothing is decided by it. */
const cookieName = 'reader-name';

function showMenu(): void {
  const name = readCookie(cookieName);
  for (const menu of document.querySelectorAll<HTMLElement>('[data-reader]')) {
    const isForReader = menu.dataset.reader === 'signedIn';
    menu.hidden = isForReader !== (name !== undefined);
    const summary = menu.querySelector('summary');
    if (isForReader && name && summary) summary.title = decodeURIComponent(name);
  }
}

/**
 * Shows the menu of who is signed in, or the way in: kept pages hold both. Answers with what to do when a page was drawn;
 * the customer area says `reader.changed` when somebody has signed in or out.
 */
export function startReaderMenu(signal: AbortSignal): () => void {
  window.addEventListener('reader.changed', showMenu, { signal });
  return showMenu;
}
