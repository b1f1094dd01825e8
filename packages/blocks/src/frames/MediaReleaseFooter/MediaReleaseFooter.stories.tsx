import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { mediaReleaseMock } from '../../content/MediaRelease.mock';
import { mediaReleaseSchema } from '../../content/MediaRelease.schema';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { MediaReleaseFooter } from './MediaReleaseFooter';

const neighbour = (title: string) => ({ title, href: '/en/media-releases/other' });

const meta = {
  title: 'Blocks/News/MediaReleaseFooter',
  component: MediaReleaseFooter,
  parameters: {
    guidance: {
      summary: 'Documents, media contact and the way to the releases before and after.',
      use: [
        'Documents in other languages than the page are named by their language.',
        'The contact is the address for media, not the general one.',
      ],
      avoid: ['Do not add links to products here; the text of the release is the place.'],
    } satisfies Guidance,
  },
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
