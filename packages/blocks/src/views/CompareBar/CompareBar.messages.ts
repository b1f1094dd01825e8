import type { Messages } from '../../contract/messages';

export const compareBarMessages = {
  label: { id: 'blocks.compareBar.label', defaultMessage: 'Product comparison' },
  count: { id: 'blocks.compareBar.count', defaultMessage: 'To compare: {count}' },
  list: { id: 'blocks.compareBar.list', defaultMessage: 'Show list' },
  compare: { id: 'blocks.compareBar.compare', defaultMessage: 'Compare' },
  added: { id: 'blocks.compareBar.added', defaultMessage: '{product} was added to the comparison.' },
  removed: { id: 'blocks.compareBar.removed', defaultMessage: '{product} was removed from the comparison.' },
  full: {
    id: 'blocks.compareBar.full',
    defaultMessage: 'You can compare at most {limit} products. Remove one first.',
  },
} as const satisfies Messages;
