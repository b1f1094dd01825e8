import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { EventHeader } from './EventHeader';
import { eventHeaderMock } from './EventHeader.mock';

const meta = {
  title: 'Blocks/Events/EventHeader',
  component: EventHeader,
  parameters: {
    guidance: {
      summary: 'When and where an event is, with its calendar file.',
      use: [
        'Times are those of the place and name its zone.',
        'Past events say so instead of vanishing: reports link to them.',
      ],
      avoid: ['Do not write the day in the title; it is shown in the reader’s own form.'],
    } satisfies Guidance,
  },
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

export const Minimal: Story = {
  args: {
    event: {
      ...eventHeaderMock,
      leadText: undefined,
      endDate: undefined,
      place: undefined,
      address: undefined,
      stand: undefined,
    },
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
