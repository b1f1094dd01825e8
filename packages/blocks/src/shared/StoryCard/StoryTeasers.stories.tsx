import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { storyTeasersMock } from './story.mock';
import { StoryTeasers } from './StoryTeasers';

const meta = {
  title: 'Blocks/Stories/StoryTeasers',
  component: StoryTeasers,
  parameters: {
    guidance: {
      summary: 'A row of stories at the end of a page about something else.',
      use: ['Three stories that name the same product or topic, and the way to all of them.'],
      avoid: ['Do not fill the row with stories that only are new.'],
    } satisfies Guidance,
  },
  args: {
    id: 'stories',
    title: 'Stories with this product',
    stories: storyTeasersMock.slice(0, 3),
    context: createPageContext(),
    allHref: '/en/stories?product=alpha-550',
  },
} satisfies Meta<typeof StoryTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { stories: storyTeasersMock.slice(0, 1), allHref: undefined, tone: 'mist' },
};

export const WithoutPicture: Story = {
  args: { stories: storyTeasersMock.slice(0, 3).map((story) => ({ ...story, image: undefined })) },
};

export const LongContent: Story = {
  args: {
    title: `${longTitle} ${longWord}`,
    stories: storyTeasersMock.slice(0, 3).map((story) => ({ ...story, title: longTitle, text: longText })),
  },
};
