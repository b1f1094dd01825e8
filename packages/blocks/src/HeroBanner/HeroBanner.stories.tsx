import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { HeroBanner } from './HeroBanner';
import { heroBannerMock } from './HeroBanner.mock';
import { heroBannerSchema } from './HeroBanner.schema';

const meta = {
  title: 'Blocks/HeroBanner',
  component: HeroBanner,
  args: {
    data: heroBannerSchema.parse(heroBannerMock),
    context: createBlockContext({ anchor: 'hero-banner-1' }),
  },
} satisfies Meta<typeof HeroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = {
  args: { data: heroBannerSchema.parse({ ...heroBannerMock, size: 'compact' }) },
};

export const Light: Story = {
  args: { data: heroBannerSchema.parse({ ...heroBannerMock, heroTone: 'light' }) },
};

export const WithoutPicture: Story = {
  args: { data: heroBannerSchema.parse({ ...heroBannerMock, image: null }) },
};

export const Minimal: Story = {
  args: { data: heroBannerSchema.parse({ ...heroBannerMock, overline: null, text: null, links: [] }) },
};

export const LongContent: Story = {
  args: {
    data: heroBannerSchema.parse({
      ...heroBannerMock,
      overline: longTitle,
      title: `${longTitle} ${longWord}`,
      text: longText,
    }),
  },
};
