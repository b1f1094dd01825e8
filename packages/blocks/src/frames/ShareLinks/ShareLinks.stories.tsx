import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { ShareLinks } from './ShareLinks';

const meta = {
  title: 'Blocks/Stories/ShareLinks',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Ways to pass a page on, as plain links.',
      use: ['Stands once, at the end of stories and media releases.'],
      avoid: ['Do not add buttons of networks that load their scripts.'],
      access: ['Links that leave the site say that they open in a new tab.'],
    } satisfies Guidance,
  },
  component: ShareLinks,
  args: {
    intl: createPageContext().intl,
    title: 'Nine hundred harnesses before lunch',
    url: 'https://komax.example/en/stories/nine-hundred-harnesses',
  },
} satisfies Meta<typeof ShareLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = { args: { title: 'News' } };

export const LongContent: Story = {
  args: { title: longTitle, url: `https://komax.example/en/stories/${longWord}` },
};
