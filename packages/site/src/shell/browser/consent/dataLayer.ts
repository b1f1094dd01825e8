import { createPageViewEvent } from '@kmx/core';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Hands an event to the data layer, where tags wait for it. */
export function pushEvent(event: object): void {
  (window.dataLayer ??= []).push(event);
}

/** How long a title may be late, in milliseconds. */
const titleWaitMs = 2000;

/** A page that was reached softly is drawn before its title, and has none until then. */
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

/** The analytics event of a page view (section 7), from what the document says about itself; it waits for the title. */
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

/** Loads a Tag Manager container, once. Its tags read the visitor's consent from the event `consent`. */
export function loadTagManager(container: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = container;
  try {
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  } catch (cause) {
    // A document whose policy names no tags (trusted types): the page goes on without them.
    console.warn('The tags cannot be loaded.', cause);
    return;
  }
  document.head.append(script);
}
