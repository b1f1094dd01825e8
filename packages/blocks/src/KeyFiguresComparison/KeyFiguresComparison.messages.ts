import type { Messages } from '../contract/messages';

export const keyFiguresComparisonMessages = {
  /** Names the first column to those who hear the table: its rows may be figures, standards or hours. */
  item: { id: 'blocks.keyFiguresComparison.item', defaultMessage: 'Item' },
} as const satisfies Messages;
