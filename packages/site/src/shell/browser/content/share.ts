import { announce } from '../dom/announce';
import { delegate } from '../dom/delegate';

const findButtons = () => document.querySelectorAll<HTMLElement>('[data-share]');

const canDo = (way: string | undefined) =>
  way !== undefined && (way === 'copy' ? 'clipboard' : 'share') in navigator;

async function share({ dataset }: HTMLElement, list: HTMLElement): Promise<void> {
  const { shareTitle: title = '', shareUrl: url = '' } = list.dataset;
  if (dataset.share !== 'copy') return navigator.share({ title, url });
  await navigator.clipboard.writeText(url);
  announce(dataset.done ?? '');
}

/** The reader closed the system's share sheet; not a failure. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

let listening: AbortSignal | undefined;

/**
 * Shares a page with the Web Share API, from server-rendered hidden buttons (`data-share`), which it shows; adds its
 * listener only once.
 */
export function showShareButtons(signal: AbortSignal): void {
  const handleClick = (button: HTMLElement) => {
    const list = button.closest<HTMLElement>('[data-share-url]');
    if (!list) return;
    share(button, list).catch((error: unknown) => {
      if (!isGivenUp(error)) console.warn('The page could not be shared.', error);
    });
  };
  if (listening !== signal) delegate('click', '[data-share]', handleClick, { signal });
  listening = signal;
  for (const button of findButtons()) button.hidden = !canDo(button.dataset.share);
}
