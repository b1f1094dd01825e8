import { announce } from '../dom/announce';
import { delegate } from '../dom/delegate';
import type { Enhancement } from '../Enhancement';

const canDo = (way: string | undefined) =>
  way !== undefined && (way === 'copy' ? 'clipboard' : 'share') in navigator;

async function share({ dataset }: HTMLElement, list: HTMLElement): Promise<void> {
  const { shareTitle: title = '', shareUrl: url = '' } = list.dataset;
  if (dataset.share !== 'copy') return navigator.share({ title, url });
  await navigator.clipboard.writeText(url);
  announce(dataset.done ?? '');
}

/** The reader closed the system's share sheet; not a failure. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function showButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]'))
    button.hidden = !canDo(button.dataset.share);
}

/** Shows the hidden buttons of the page (`data-share`), which share it with the Web Share API. */
export const startShareButtons: Enhancement = (signal) => {
  const handleClick = (button: HTMLElement) => {
    const list = button.closest<HTMLElement>('[data-share-url]');
    if (!list) return;
    share(button, list).catch((error: unknown) => {
      if (!isAborted(error)) console.warn('The page could not be shared.', error);
    });
  };
  delegate('click', '[data-share]', handleClick, { signal });
  return showButtons;
};
