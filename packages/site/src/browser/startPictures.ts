/** Wrapper that the design system's picture reserves for the image; undefined for other images. */
const frameOf = (image: HTMLImageElement) => image.closest('picture')?.parentElement?.closest('span');

function showFallback(image: HTMLImageElement): void {
  const frame = frameOf(image);
  if (!frame) return;
  frame.setAttribute('data-failed', '');
  frame.style.aspectRatio = `${String(image.width)} / ${String(image.height)}`;
  if (image.alt === '') return;
  frame.setAttribute('role', 'img');
  frame.setAttribute('aria-label', image.alt);
}

/**
 * Replaces images that fail to load with the fallback of the design system, in the same place and with the
 * same name.
 */
export function startPictures(signal: AbortSignal): void {
  for (const image of document.images)
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showFallback(image);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) showFallback(target);
    },
    // `error` events of images do not bubble.
    { signal, capture: true },
  );
}
