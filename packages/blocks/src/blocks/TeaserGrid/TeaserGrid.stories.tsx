import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { TeaserGrid } from './TeaserGrid';
import { teaserGridMock } from './TeaserGrid.mock';
import { teaserGridSchema } from './TeaserGrid.schema';

const meta = {
  title: 'Blocks/TeaserGrid',
  component: TeaserGrid,
  parameters: {
    guidance: {
      summary: 'Ways on, equal in rank, each with picture, title and a sentence.',
      use: [
        'Give 3, 4, 6 or 8 teasers: four and eight stand in rows of four, all other numbers in rows of three.',
        'Write titles of equal length, and all with a picture or none.',
        'The whole teaser is the link; its title says where it leads.',
      ],
      avoid: [
        'Do not use it for one or two ways; `CallToAction` or `MediaText` have more weight.',
        'Do not repeat what the main navigation shows.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: teaserGridSchema.parse(teaserGridMock),
    context: createBlockContext({ anchor: 'teaser-grid-1' }),
  },
} satisfies Meta<typeof TeaserGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: teaserGridSchema.parse({
      ...teaserGridMock,
      title: null,
      teasers: teaserGridMock.teasers
        .slice(0, 2)
        .map((teaser) => ({ ...teaser, overline: null, text: null, image: null })),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: teaserGridSchema.parse({
      ...teaserGridMock,
      title: longTitle,
      text: longText,
      teasers: teaserGridMock.teasers.map((teaser, index) =>
        index === 1 ? { ...teaser, title: `${longTitle} ${longWord}`, text: longText } : teaser,
      ),
    }),
  },
};

export const WithoutPicture: Story = {
  args: {
    data: teaserGridSchema.parse({
      ...teaserGridMock,
      teasers: teaserGridMock.teasers.map((teaser) => ({ ...teaser, image: null })),
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
