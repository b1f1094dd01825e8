const opened = 'kmx:paletteOpened';

/** Opens the command palette, wherever it stands. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(opened));
};

/** Tells when somebody asks for the palette; answers how to stop. */
export function subscribeToOpening(onOpen: () => void): () => void {
  window.addEventListener(opened, onOpen);
  return () => window.removeEventListener(opened, onOpen);
}
