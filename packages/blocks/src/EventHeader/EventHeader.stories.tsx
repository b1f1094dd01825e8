import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { EventHeader } from './EventHeader';
import { eventHeaderMock } from './EventHeader.mock';

const meta = {
  title: 'Events/EventHeader',
  component: EventHeader,
  args: {
    event: eventHeaderMock,
    calendarHref: '/calendar/events/wire-fair.ics',
    now: new Date('2027-01-01T00:00:00Z'),
    context: createPageContext(),
  },
} satisfies Meta<typeof EventHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Past: Story = { args: { now: new Date('2028-01-01T00:00:00Z') } };
export const LongContent: Story = {
  args: { event: { ...eventHeaderMock, title: longTitle, leadText: longText } },
};
