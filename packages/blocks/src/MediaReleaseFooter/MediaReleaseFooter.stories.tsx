import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaReleaseMock } from '../shared/MediaRelease.mock';
import { mediaReleaseSchema } from '../shared/MediaRelease.schema';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { MediaReleaseFooter } from './MediaReleaseFooter';

const neighbour = (title: string) => ({ title, href: '/en/media-releases/other' });

const meta = {
  title: 'News/MediaReleaseFooter',
  component: MediaReleaseFooter,
  args: {
    release: mediaReleaseSchema.parse(mediaReleaseMock),
    context: createPageContext(),
    neighbours: {
      newer: neighbour('New plant opened'),
      older: neighbour('Figures of the first half-year'),
    },
    overviewHref: '/en/media-releases',
  },
} satisfies Meta<typeof MediaReleaseFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    release: mediaReleaseSchema.parse({ ...mediaReleaseMock, contactEmail: null, documents: null }),
    neighbours: { newer: undefined, older: neighbour('Figures of the first half-year') },
    overviewHref: undefined,
  },
};
export const LongContent: Story = {
  args: {
    release: mediaReleaseSchema.parse({
      ...mediaReleaseMock,
      documents: mediaReleaseMock.documents.map((file) => ({ ...file, title: `${longTitle} ${longWord}` })),
    }),
    neighbours: { newer: neighbour(longText), older: neighbour(longTitle) },
  },
};
