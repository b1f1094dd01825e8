import type { Messages } from '../../contract/messages';

export const jobOpeningListMessages = {
  none: {
    id: 'blocks.jobOpeningList.none',
    defaultMessage: 'There are no openings at the moment. New ones appear here first.',
  },
} as const satisfies Messages;
