import type { Messages } from '../../contract/messages';

export const compareBarMessages = {
  label: { id: 'blocks.compareBar.label', defaultMessage: 'Product comparison' },
  count: { id: 'blocks.compareBar.count', defaultMessage: 'To compare: {count}' },
  list: { id: 'blocks.compareBar.list', defaultMessage: 'Show list' },
  compare: { id: 'blocks.compareBar.compare', defaultMessage: 'Compare' },
  added: { id: 'blocks.compareBar.added', defaultMessage: '{product} is in the comparison.' },
  removed: { id: 'blocks.compareBar.removed', defaultMessage: '{product} is no longer in the comparison.' },
  full: {
    id: 'blocks.compareBar.full',
    defaultMessage: 'At most {limit} products can be compared. Take one out first.',
  },
} as const satisfies Messages;
