import type { Messages } from '../../contract/messages';

export const productHighlightsMessages = {
  title: { id: 'blocks.productHighlights.title', defaultMessage: 'Highlights' },
  film: { id: 'blocks.productHighlights.film', defaultMessage: 'Film: {name}' },
} as const satisfies Messages;
