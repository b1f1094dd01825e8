import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPageMock } from '../shared/StoryCard/story.mock';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { StoryHeader } from './StoryHeader';

const context = createPageContext();

const meta = {
  title: 'Stories/StoryHeader',
  component: StoryHeader,
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
