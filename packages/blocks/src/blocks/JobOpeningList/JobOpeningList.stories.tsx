import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { JobOpeningList } from './JobOpeningList';
import { jobOpeningListingMock, jobOpeningListMock } from './JobOpeningList.mock';
import { jobOpeningListSchema } from './JobOpeningList.schema';

const meta = {
  title: 'Blocks/JobOpeningList',
  component: JobOpeningList,
  parameters: {
    guidance: {
      summary: 'The open jobs by place of work; each links to its page.',
      use: [
        'Once, on the careers page, above the invitation to write anyway.',
        'Set the last day to apply in the opening; it leaves the list by itself.',
      ],
      avoid: ['Do not write openings into a text module: they would not end, and search engines miss them.'],
      access: ['The title of an opening is a heading and a link.'],
    } satisfies Guidance,
  },
  args: {
    data: jobOpeningListSchema.parse(jobOpeningListMock),
    context: createBlockContext({
      anchor: 'job-opening-list-1',
      lists: { jobOpenings: jobOpeningListingMock },
    }),
  },
} satisfies Meta<typeof JobOpeningList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: jobOpeningListSchema.parse({ ...jobOpeningListMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: { data: jobOpeningListSchema.parse({ ...jobOpeningListMock, title: longTitle, text: longText }) },
};
export const Empty: Story = {
  args: {
    context: createBlockContext({ lists: { jobOpenings: { ...jobOpeningListingMock, items: [] } } }),
  },
};
export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
