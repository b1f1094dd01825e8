/** Event of the window after the session of the site has started or ended; the header then shows the other menu. */
export const readerChangedEvent = 'reader.changed';
