import type { Position } from './grid';

interface PressedKey {
  key: string;
  shiftKey: boolean;
  /** True with Control, Alt or the command key. */
  hasModifier: boolean;
  /** True while an input method, such as for Japanese, composes a word. */
  isComposing: boolean;
}

interface Caret {
  isAtStart: boolean;
  isAtEnd: boolean;
}

const stepOf = ({ key, shiftKey }: PressedKey, caret: Caret): Position | undefined => {
  if (key === 'Enter') return { row: shiftKey ? -1 : 1, column: 0 };
  if (shiftKey) return undefined;
  if (key === 'ArrowUp') return { row: -1, column: 0 };
  if (key === 'ArrowDown') return { row: 1, column: 0 };
  if (key === 'ArrowLeft' && caret.isAtStart) return { row: 0, column: -1 };
  if (key === 'ArrowRight' && caret.isAtEnd) return { row: 0, column: 1 };
  return undefined;
};

/**
 * Decides to which cell a key moves; undefined if it edits the text or does something else. The result may be outside of
 * the table. Tab moves as everywhere in the browser.
 */
export const decideMove = (from: Position, pressed: PressedKey, caret: Caret): Position | undefined => {
  if (pressed.hasModifier || pressed.isComposing) return undefined;
  const step = stepOf(pressed, caret);
  return step && { row: from.row + step.row, column: from.column + step.column };
};
