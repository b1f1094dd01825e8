import { announce } from './dom/announce';
import { delegate } from './dom/delegate';

const findButtons = () => document.querySelectorAll<HTMLElement>('[data-share]');

const canDo = (way: string | undefined) =>
  way !== undefined && (way === 'copy' ? 'clipboard' : 'share') in navigator;

async function share({ dataset }: HTMLElement, list: HTMLElement): Promise<void> {
  const { shareTitle: title = '', shareUrl: url = '' } = list.dataset;
  if (dataset.share !== 'copy') return navigator.share({ title, url });
  await navigator.clipboard.writeText(url);
  announce(dataset.done ?? '');
}

/** Whoever closes the device's own sheet has not failed. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Passes a page on by what the browser can do, from the buttons that the server wrote hidden (`data-share`). Answers with
 * what to do when a page was drawn.
 */
export function startShare(signal: AbortSignal): () => void {
  const handleClick = (button: HTMLElement) => {
    const list = button.closest<HTMLElement>('[data-share-url]');
    if (!list) return;
    share(button, list).catch((error: unknown) => {
      if (!isGivenUp(error)) console.warn('The page cannot be shared.', error);
    });
  };
  delegate('click', '[data-share]', handleClick, { signal });
  return () => {
    for (const button of findButtons()) button.hidden = !canDo(button.dataset.share);
  };
}
