import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { catchSubmission } from '../../testing/catchSubmission';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
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
        'Each name opens its entry, and so does a link to it or the browser’s search in the page.',
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

export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Return submits country and search text; the chosen kinds are preserved. */
export const FiltersAreSent: Story = {
  args: {
    context: createBlockContext({
      anchor: 'location-list-sent',
      lists: {
        locations: { ...locationListingMock, filter: { kinds: ['sales'], countries: [], text: '' } },
      },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = catchSubmission(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Sales/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Entries: 3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CH');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in the list' }), 'gate{Enter}');
    await expect(sent).toEqual(['kind=sales', 'country=CH', 'q=gate']);
  },
};
