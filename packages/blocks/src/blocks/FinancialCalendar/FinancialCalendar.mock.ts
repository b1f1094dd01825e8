import type { FinancialCalendarFragment } from '../../__generated__/graphql';
import { pageLink } from '../../testing/mocks';

const entry = (id: string, date: string, title: string) => ({
  id,
  date,
  endDate: null,
  title,
  place: null,
  link: null,
});

/** Far apart, so that one date is always past and the others are not. */
export const financialCalendarMock = {
  __typename: 'FinancialCalendar',
  id: 'financialCalendar-mock',
  title: 'Financial calendar',
  text: 'Dates may change. The calendar file keeps itself up to date where you subscribe to it.',
  entries: [
    entry('fc1', '2024-03-12T12:00:00.000Z', 'Annual report 2023'),
    {
      ...entry('fc2', '2098-04-16T12:00:00.000Z', 'Annual general meeting'),
      place: 'Lucerne',
      link: pageLink('Invitation and agenda', 'general-meeting'),
    },
    {
      ...entry('fc3', '2098-09-02T12:00:00.000Z', 'Capital market days'),
      endDate: '2098-09-03T12:00:00.000Z',
    },
  ],
} satisfies FinancialCalendarFragment;
