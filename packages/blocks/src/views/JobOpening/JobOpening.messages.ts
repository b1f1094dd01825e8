import type { Messages } from '../../contract/messages';

export const jobOpeningMessages = {
  apply: { id: 'blocks.jobOpening.apply', defaultMessage: 'Apply' },
  about: { id: 'blocks.jobOpening.about', defaultMessage: 'for {title}' },
  all: { id: 'blocks.jobOpening.all', defaultMessage: 'All job openings' },
} as const satisfies Messages;
