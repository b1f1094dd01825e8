import type { MouseEvent } from 'react';

/** A click that opens in place; one with a modifier key, or of another button, is the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
