import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { storyTeasersMock } from './story.mock';
import { StoryTeasers } from './StoryTeasers';

const meta = {
  title: 'Stories/StoryTeasers',
  component: StoryTeasers,
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
