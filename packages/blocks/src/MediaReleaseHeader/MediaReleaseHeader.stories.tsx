import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaReleaseMock } from '../shared/MediaRelease.mock';
import { mediaReleaseSchema } from '../shared/MediaRelease.schema';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { MediaReleaseHeader } from './MediaReleaseHeader';

const meta = {
  title: 'News/MediaReleaseHeader',
  component: MediaReleaseHeader,
  args: { release: mediaReleaseSchema.parse(mediaReleaseMock), intl: createPageContext().intl },
} satisfies Meta<typeof MediaReleaseHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    release: mediaReleaseSchema.parse({
      ...mediaReleaseMock,
      leadText: null,
      publicationDate: null,
      adhoc: false,
    }),
  },
};
export const BelowAHero: Story = { args: { hasTitle: true } };
export const LongContent: Story = {
  args: {
    release: mediaReleaseSchema.parse({
      ...mediaReleaseMock,
      title: `${longTitle} ${longWord}`,
      leadText: longText,
    }),
  },
};
