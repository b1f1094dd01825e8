import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { storyTeasersMock } from './story.mock';
import { StoryCards } from './StoryCards';

const meta = {
  title: 'Stories/StoryCards',
  parameters: { layout: 'padded' },
  component: StoryCards,
  args: { stories: storyTeasersMock, context: createPageContext(), headingLevel: 2 },
} satisfies Meta<typeof StoryCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLead: Story = { args: { hasLead: true } };
export const Minimal: Story = {
  args: {
    stories: storyTeasersMock
      .slice(2, 3)
      .map((story) => ({ ...story, category: undefined, image: undefined })),
  },
};
export const LongContent: Story = {
  args: {
    hasLead: true,
    stories: storyTeasersMock.map((story) => ({
      ...story,
      title: `${longTitle} ${longWord}`,
      text: longText,
    })),
  },
};
