/** The part of the design system's picture that has the place of the image; other images have none. */
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

/** Replaces pictures that cannot be loaded by the fallback of the design system, which has their place and their name. */
export function startPictures(signal: AbortSignal): void {
  for (const image of document.images)
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showFallback(image);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) showFallback(target);
    },
    // An error of an image does not bubble.
    { signal, capture: true },
  );
}
