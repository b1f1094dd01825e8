import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { MarketingSection } from './MarketingSection';
import { marketingSectionMock } from './MarketingSection.mock';
import { marketingSectionSchema } from './MarketingSection.schema';

const meta = {
  title: 'Blocks/MarketingSection',
  component: MarketingSection,
  args: {
    data: marketingSectionSchema.parse(marketingSectionMock),
    context: createBlockContext({ anchor: 'marketing-section-1' }),
  },
} satisfies Meta<typeof MarketingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnWhite: Story = {
  args: { data: marketingSectionSchema.parse({ ...marketingSectionMock, backgroundColor: 'White_Dark' }) },
};

export const OnAccent: Story = {
  args: { data: marketingSectionSchema.parse({ ...marketingSectionMock, backgroundColor: 'Accent' }) },
};

export const Minimal: Story = {
  args: { data: marketingSectionSchema.parse({ ...marketingSectionMock, text: null, logo: null }) },
};

export const LongContent: Story = {
  args: {
    data: marketingSectionSchema.parse({
      ...marketingSectionMock,
      title: `${longTitle} ${longWord}`,
      text: longText,
    }),
  },
};
