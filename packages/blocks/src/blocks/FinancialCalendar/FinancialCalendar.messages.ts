import type { Messages } from '../../contract/messages';

export const financialCalendarMessages = {
  all: { id: 'blocks.financialCalendar.all', defaultMessage: 'All dates for your calendar' },
  past: { id: 'blocks.financialCalendar.past', defaultMessage: 'Past' },
} as const satisfies Messages;
