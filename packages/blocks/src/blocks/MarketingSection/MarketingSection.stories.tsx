import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { MarketingSection } from './MarketingSection';
import { marketingSectionMock } from './MarketingSection.mock';
import { marketingSectionSchema } from './MarketingSection.schema';

const meta = {
  title: 'Blocks/MarketingSection',
  component: MarketingSection,
  parameters: {
    guidance: {
      summary: 'A message of the brand or of a partner on a full surface, with a logo and one link.',
      use: [
        'Choose a surface that differs from its neighbours’; two dark ones in a row become one.',
        'Give the logo as a picture without margins and with a transparent ground.',
      ],
      avoid: [
        'Do not end a page with it when the reader should act; `CallToAction` is made for that.',
        'Do not write more than three lines.',
      ],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = {
  args: { data: marketingSectionSchema.parse({ ...marketingSectionMock, logo: null }) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
