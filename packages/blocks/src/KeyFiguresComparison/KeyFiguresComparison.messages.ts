import type { Messages } from '../contract/messages';

export const keyFiguresComparisonMessages = {
  figure: { id: 'blocks.keyFiguresComparison.figure', defaultMessage: 'Figure' },
} as const satisfies Messages;
