import type { Messages } from '../../contract/messages';

export const technicalDataMessages = {
  title: { id: 'blocks.technicalData.title', defaultMessage: 'Technical data' },
  byVariant: { id: 'blocks.technicalData.byVariant', defaultMessage: 'depending on the variant' },
} as const satisfies Messages;
