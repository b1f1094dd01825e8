/** What is known of a key that was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether an input method takes the key. */
  readonly isComposing?: boolean;
}

/** Whether a key opens the command palette: Ctrl K, or ⌘K on a Mac, without other modifiers (AltGr is Ctrl and Alt). */
export const isPaletteShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: KeyPress): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && isComposing !== true;
