import type { Messages } from '../../contract/messages';

export const eventListMessages = {
  kinds: { id: 'blocks.eventList.kinds', defaultMessage: 'Event type' },
  period: { id: 'blocks.eventList.period', defaultMessage: 'Period' },
  upcoming: { id: 'blocks.eventList.upcoming', defaultMessage: 'Upcoming' },
  past: { id: 'blocks.eventList.past', defaultMessage: 'Past' },
  all: { id: 'blocks.eventList.all', defaultMessage: 'All' },
  running: { id: 'blocks.eventList.running', defaultMessage: 'On now' },
  none: { id: 'blocks.eventList.none', defaultMessage: 'There are no events here at the moment.' },
  stand: { id: 'blocks.eventList.stand', defaultMessage: 'Stand\u00a0{stand}' },
} as const satisfies Messages;
