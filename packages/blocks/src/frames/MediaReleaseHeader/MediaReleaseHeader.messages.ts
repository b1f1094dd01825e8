import type { Messages } from '../../contract/messages';

export const mediaReleaseHeaderMessages = {
  overline: { id: 'blocks.mediaReleaseHeader.overline', defaultMessage: 'Media release' },
  adhoc: {
    id: 'blocks.mediaReleaseHeader.adhoc',
    defaultMessage: 'Ad hoc announcement pursuant to Art. 53 LR',
  },
} as const satisfies Messages;
