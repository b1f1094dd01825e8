import type { Messages } from '../../contract/messages';

export const keyFiguresComparisonMessages = {
  /** Accessible name of the first column: its rows may be figures, standards or hours. */
  item: { id: 'blocks.keyFiguresComparison.item', defaultMessage: 'Item' },
} as const satisfies Messages;
