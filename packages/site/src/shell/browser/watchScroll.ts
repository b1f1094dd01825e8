import type { Shell } from '@kmx/core/machines/shell';

/**
 * Stores the scroll position of each history entry, and informs the shell when a reader returns to one or the
 * page height changes. Browsers without the Navigation API restore positions themselves, as after a full
 * load.
 */
export function watchScroll({ send }: Shell, signal: AbortSignal): void {
  if (!('navigation' in window)) return;
  const positions = new Map<string, number>();
  const currentKey = () => window.navigation.currentEntry?.key ?? '';
  document.addEventListener('scroll', () => positions.set(currentKey(), window.scrollY), {
    signal,
    passive: true,
  });
  window.addEventListener(
    'popstate',
    () => {
      const position = positions.get(currentKey());
      send(position === undefined ? { type: 'history.unknown' } : { type: 'history.traversed', position });
    },
    { signal },
  );
  const observer = new ResizeObserver(() => send({ type: 'page.resized' }));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
}
