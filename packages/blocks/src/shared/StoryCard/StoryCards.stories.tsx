import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { storyTeasersMock } from './story.mock';
import { StoryCards } from './StoryCards';

const meta = {
  title: 'Blocks/Stories/StoryCards',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Stories as cards, the first of them larger if wanted.',
      use: [
        'A lead needs a picture that bears the width; without one leave it out.',
        'A card without a picture shows the wire instead; at most one in a row of three.',
      ],
      avoid: ['Do not show fewer than three with a lead.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { hasLead: true, stories: storyTeasersMock.map((story) => ({ ...story, image: undefined })) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
