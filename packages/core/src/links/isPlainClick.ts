/** Button and modifier keys of a click, as a `MouseEvent` has them. */
export interface ClickKeys {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Tells whether a click asks for nothing special; a new tab, a new window or a download is the browser's business. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
