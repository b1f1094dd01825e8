import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { keyFiguresMock } from '../blocks/KeyFigures/KeyFigures.mock';
import { richTextMock } from '../blocks/RichText/RichText.mock';
import { mediaReleaseMock } from '../content/MediaRelease.mock';
import { mediaReleaseSchema } from '../content/MediaRelease.schema';
import { MediaReleaseFooter } from '../frames/MediaReleaseFooter/MediaReleaseFooter';
import { MediaReleaseHeader } from '../frames/MediaReleaseHeader/MediaReleaseHeader';
import { ShareLinks } from '../frames/ShareLinks/ShareLinks';
import { PageModules } from '../pageModules/PageModules';
import { createPageContext } from '../testing/createBlockContext';
import { PageFrame } from './PageFrame';

const release = mediaReleaseSchema.parse(mediaReleaseMock);
const neighbour = (title: string) => ({ title, href: '/en/media-releases/other' });

const meta = {
  title: 'Pages/MediaReleasePage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'A media release: what is announced, the figures, the documents, whom the media ask.',
      use: [
        'Tell the news in title and lead; the text gives reasons and quotes.',
        'Attach the release as a document in every language in which it was sent out.',
      ],
      avoid: [
        'Do not change the text after publication; publish a correction that links to it.',
        'Do not decorate with pictures of products.',
      ],
    } satisfies Guidance,
  },
  args: {
    modules: [{ ...richTextMock, title: null }, keyFiguresMock],
    context: createPageContext(),
  },
  render: ({ context, ...args }) => (
    <PageFrame trail={['Media releases', release.title]}>
      <MediaReleaseHeader release={release} intl={context.intl} />
      <PageModules {...args} context={context} />
      <MediaReleaseFooter
        release={release}
        context={context}
        neighbours={{
          newer: neighbour('New plant opened'),
          older: neighbour('Figures of the first half-year'),
        }}
        overviewHref="/en/media-releases"
        share={
          <ShareLinks
            intl={context.intl}
            title={release.title}
            url="https://komax.example/en/media-releases/one"
          />
        }
      />
    </PageFrame>
  ),
} satisfies Meta<typeof PageModules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = { args: { modules: [{ ...richTextMock, title: null }] } };
