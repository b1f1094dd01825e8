import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { LocationList } from './LocationList';
import { locationListingMock, locationListMock } from './LocationList.mock';
import { locationListSchema } from './LocationList.schema';

const meta = {
  title: 'Blocks/LocationList',
  component: LocationList,
  args: {
    data: locationListSchema.parse(locationListMock),
    context: createBlockContext({ anchor: 'location-list-1', lists: { locations: locationListingMock } }),
  },
} satisfies Meta<typeof LocationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: locationListSchema.parse({ ...locationListMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: { data: locationListSchema.parse({ ...locationListMock, title: longTitle, text: longText }) },
};

export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };
