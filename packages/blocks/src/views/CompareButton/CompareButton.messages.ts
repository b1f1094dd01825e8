import type { Messages } from '../../contract/messages';

export const compareButtonMessages = {
  compare: { id: 'blocks.compareButton.compare', defaultMessage: 'Compare' },
} as const satisfies Messages;
