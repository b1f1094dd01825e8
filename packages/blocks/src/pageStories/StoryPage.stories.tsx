import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { mediaTextMock } from '../blocks/MediaText/MediaText.mock';
import { quoteMock } from '../blocks/Quote/Quote.mock';
import { richTextMock } from '../blocks/RichText/RichText.mock';
import { videoMock } from '../blocks/Video/Video.mock';
import { ShareLinks } from '../frames/ShareLinks/ShareLinks';
import { StoryFooter } from '../frames/StoryFooter/StoryFooter';
import { StoryHeader } from '../frames/StoryHeader/StoryHeader';
import { PageModules } from '../pageModules/PageModules';
import { FormView } from '../shared/FormView/FormView';
import { createFormReading } from '../shared/FormView/FormView.mock';
import { storyPageMock, storyTeasersMock } from '../shared/StoryCard/story.mock';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Pages/StoryPage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'A story from a customer, a laboratory or a plant, with its contact and what is related.',
      use: [
        'Head and foot come from the story’s own fields; the modules between them are the story.',
        'Text, one quote and one film or two pictures carry a story of five minutes.',
        'Name the products that appear: related stories and the teasers on product pages come from them.',
      ],
      avoid: ['Do not end with a call to action: contact, feedback and related stories follow.'],
    } satisfies Guidance,
  },
  args: {
    modules: [
      { ...richTextMock, title: null },
      quoteMock,
      videoMock,
      { ...mediaTextMock, overline: null, links: [] },
    ],
    context: createPageContext(),
  },
  render: ({ context, ...args }) => (
    <PageFrame trail={['Stories', storyPageMock.title]}>
      <StoryHeader story={storyPageMock} intl={context.intl} context={context} />
      <PageModules {...args} context={context} />
      <StoryFooter
        story={storyPageMock}
        related={storyTeasersMock.slice(1)}
        intl={context.intl}
        context={context}
        share={
          <ShareLinks
            intl={context.intl}
            title={storyPageMock.title}
            url="https://komax.example/en/stories/one"
          />
        }
        feedback={
          <FormView
            intl={context.intl}
            kind="storyFeedback"
            reading={createFormReading('storyFeedback')}
            headingLevel={2}
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

export const RightToLeft: Story = { decorators: [rightToLeft] };
