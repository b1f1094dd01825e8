import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { EventList } from './EventList';
import { eventListingMock, eventListMock } from './EventList.mock';
import { eventListSchema } from './EventList.schema';

const meta = {
  title: 'Blocks/EventList',
  component: EventList,
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
