import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { TeaserGrid } from './TeaserGrid';
import { teaserGridMock } from './TeaserGrid.mock';
import { teaserGridSchema } from './TeaserGrid.schema';

const meta = {
  title: 'Blocks/TeaserGrid',
  component: TeaserGrid,
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
