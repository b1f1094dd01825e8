import type { MouseEvent } from 'react';

/** False for clicks with a modifier key or another button, which the browser handles. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
