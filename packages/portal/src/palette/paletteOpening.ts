const opened = 'kmx:paletteOpened';

export const openPalette = (): void => {
  window.dispatchEvent(new Event(opened));
};

/** Subscribes to requests to open the palette; returns the function that unsubscribes. */
export function subscribeToOpening(onOpen: () => void): () => void {
  window.addEventListener(opened, onOpen);
  return () => window.removeEventListener(opened, onOpen);
}
