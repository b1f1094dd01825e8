import { isPlainClick } from '@kmx/core';

/** Replaces the links of a gallery (`[data-lightbox]`) by its viewer, which is loaded on the first click. */
export function startLightbox(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-lightbox] a') : null;
    const gallery = link?.closest<HTMLElement>('[data-lightbox]');
    const viewer = document.getElementById(gallery?.dataset.lightbox ?? '');
    if (!link || !gallery || !(viewer instanceof HTMLDialogElement)) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    import('./openLightbox').then(
      ({ openLightbox }) => openLightbox(viewer, [...gallery.querySelectorAll('a')], link),
      // If the viewer fails to load, the link works as without JavaScript.
      () => window.location.assign(link.href),
    );
  };
  document.addEventListener('click', onClick, { signal });
}
