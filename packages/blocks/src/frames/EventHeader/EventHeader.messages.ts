import type { Messages } from '../../contract/messages';

export const eventHeaderMessages = {
  when: { id: 'blocks.eventHeader.when', defaultMessage: 'When' },
  where: { id: 'blocks.eventHeader.where', defaultMessage: 'Where' },
  stand: { id: 'blocks.eventHeader.stand', defaultMessage: 'Stand' },
  past: { id: 'blocks.eventHeader.past', defaultMessage: 'This event is over.' },
} as const satisfies Messages;
