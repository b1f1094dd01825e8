import type { Messages } from '../../contract/messages';

export const productDownloadsMessages = {
  title: { id: 'blocks.productDownloads.title', defaultMessage: 'Downloads' },
  others: { id: 'blocks.productDownloads.others', defaultMessage: 'In other languages' },
  none: {
    id: 'blocks.productDownloads.none',
    defaultMessage: 'There is no document in {language} yet.',
  },
} as const satisfies Messages;
