import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { storyPageMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { StoryHeader } from './StoryHeader';

const context = createPageContext();

const meta = {
  title: 'Blocks/Stories/StoryHeader',
  component: StoryHeader,
  parameters: {
    guidance: {
      summary: 'Title, lead, category and day of a story, with its picture.',
      use: [
        'The title tells what happened, the lead why it matters elsewhere.',
        'Below a hero it is compact and leaves the title to the hero.',
      ],
      avoid: ['Do not give more than three topics: the filter becomes useless.'],
    } satisfies Guidance,
  },
  args: { story: storyPageMock, intl: context.intl, context },
} satisfies Meta<typeof StoryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const Minimal: Story = {
  args: { story: { ...storyPageMock, text: undefined, image: undefined, topics: [], hasVideo: false } },
};
export const LongContent: Story = {
  args: { story: { ...storyPageMock, title: `${longTitle} ${longWord}`, text: longText } },
};

export const WithoutPicture: Story = { args: { story: { ...storyPageMock, image: undefined } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
