import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { rightToLeft } from '../testing/rightToLeft';
import { LocationList } from './LocationList';
import { locationListingMock, locationListMock } from './LocationList.mock';
import { locationListSchema } from './LocationList.schema';

const meta = {
  title: 'Blocks/LocationList',
  component: LocationList,
  parameters: {
    guidance: {
      summary: 'Where the company is, as map and cards, with filters and opening hours.',
      use: [
        'Show the map on the page of all locations; leave it out where few are shown.',
        'Maintain closed days at the location: “open now” is computed from them.',
      ],
      avoid: ['Do not use it for one address; the contact page’s text says it better.'],
      access: [
        'The map is told as one picture and repeats what the cards say; the reader’s position is asked for only on request.',
      ],
    } satisfies Guidance,
  },
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
