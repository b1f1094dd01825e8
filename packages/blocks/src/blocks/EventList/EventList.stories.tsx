import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { EventList } from './EventList';
import { eventListingMock, eventListMock } from './EventList.mock';
import { eventListSchema } from './EventList.schema';

const meta = {
  title: 'Blocks/Events/EventList',
  component: EventList,
  parameters: {
    guidance: {
      summary: 'Fairs, seminars and webinars that were or will be, with filters.',
      use: [
        'Set a number for a teaser on another page: the list then has no filters and leads to all events.',
        'Choose “upcoming” for teasers, “all” for the page of events.',
      ],
      avoid: ['Do not list dates of the stock exchange here; `FinancialCalendar` knows their rules.'],
    } satisfies Guidance,
  },
  args: {
    data: eventListSchema.parse(eventListMock),
    context: createBlockContext({ anchor: 'event-list-1', lists: { events: eventListingMock } }),
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: eventListSchema.parse({ ...eventListMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: { data: eventListSchema.parse({ ...eventListMock, title: longTitle, text: longText }) },
};

export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
