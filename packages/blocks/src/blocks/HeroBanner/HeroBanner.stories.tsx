import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { HeroBanner } from './HeroBanner';
import { heroBannerMock } from './HeroBanner.mock';
import { heroBannerSchema } from './HeroBanner.schema';

const meta = {
  title: 'Blocks/HeroBanner',
  component: HeroBanner,
  parameters: {
    guidance: {
      summary: 'The opening of a page; at the top its title is the page’s only h1.',
      use: [
        'Write a title of three to seven words that says what is gained; at most 120 characters.',
        'Take Large on home and campaign pages, Compact where readers come from the navigation and already know the subject.',
        'Choose a picture with its subject in the middle: on a phone the sides are cut.',
      ],
      avoid: [
        'Do not use a second hero on a page; `MarketingSection` or `CallToAction` opens a chapter.',
        'Do not give two links the same weight of words: the first is the way, the second the detour.',
      ],
    } satisfies Guidance,
  },
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
