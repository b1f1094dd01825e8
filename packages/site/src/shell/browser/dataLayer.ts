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

/** The analytics event of a page view (section 7), from what the document says about itself. */
export function pushPageView(): void {
  const { documentElement: root, title } = document;
  const page = document.querySelector<HTMLElement>('body [data-theme]') ?? root;
  pushEvent(
    createPageViewEvent({
      url: window.location.href,
      title,
      locale: root.lang,
      site: root.dataset.site ?? '',
      theme: page.dataset.theme ?? '',
    }),
  );
}

/** Loads a Tag Manager container, once. Its tags read the visitor's consent from the event `consent`. */
export function loadTagManager(container: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = container;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}
