import type { Messages } from '../../contract/messages';

export const videoMessages = {
  transcript: { id: 'blocks.video.transcript', defaultMessage: 'Read the transcript' },
} as const satisfies Messages;
