import type { Shell } from '@kmx/core/machines/shell';

/**
 * Remembers where each entry of the history was left, and tells the shell when a reader goes back to one and when the page
 * becomes higher or lower. A browser that does not number its entries (Navigation API) restores by itself, as it does after a full load.
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
