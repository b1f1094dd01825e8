import { createPageViewEvent } from '@kmx/core';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

export function pushEvent(event: object): void {
  (window.dataLayer ??= []).push(event);
}

/** Maximum wait for the title, in milliseconds. */
const titleWaitMs = 2000;

/** After client-side navigation, a page is rendered before its title is set. */
function whenTitled(work: () => void): void {
  if (document.title !== '') return work();
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    work();
  };
  const observer = new MutationObserver(() => {
    if (document.title !== '') finish();
  });
  const timer = setTimeout(finish, titleWaitMs);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** Pushes the page view event (section 7) with data from the document, once its title is set. */
export function pushPageView(): void {
  const { documentElement: root } = document;
  const page = document.querySelector<HTMLElement>('body [data-theme]') ?? root;
  const input = {
    url: window.location.href,
    locale: root.lang,
    site: root.dataset.site ?? '',
    theme: page.dataset.theme ?? '',
  };
  whenTitled(() => pushEvent(createPageViewEvent({ ...input, title: document.title })));
}

/** Loads a Tag Manager container once. Its tags read the visitor's consent from the event `consent`. */
export function loadTagManager(container: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = container;
  try {
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  } catch (cause) {
    // The document's trusted types policy blocks tags; the page works without them.
    console.warn('The tags could not be loaded.', cause);
    return;
  }
  document.head.append(script);
}
