import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnchorNavigation, Container, Heading, Section } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { accordionMock } from '../blocks/Accordion/Accordion.mock';
import { callToActionMock } from '../blocks/CallToAction/CallToAction.mock';
import { downloadListMock } from '../blocks/DownloadList/DownloadList.mock';
import { heroBannerMock } from '../blocks/HeroBanner/HeroBanner.mock';
import { keyFiguresComparisonMock } from '../blocks/KeyFiguresComparison/KeyFiguresComparison.mock';
import { mediaTextMock } from '../blocks/MediaText/MediaText.mock';
import { quoteMock } from '../blocks/Quote/Quote.mock';
import { richTextMock } from '../blocks/RichText/RichText.mock';
import { PageModules } from '../pageModules/PageModules';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { PageFrame } from './PageFrame';

const sections = (
  <AnchorNavigation
    label="On this page"
    items={[
      { id: 'mediaText-mock', text: mediaTextMock.title },
      { id: 'keyFiguresComparison-mock', text: keyFiguresComparisonMock.title },
      { id: 'accordion-mock', text: accordionMock.title },
      { id: 'downloadList-mock', text: downloadListMock.title },
    ]}
  />
);

const meta = {
  title: 'Pages/ContentPage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'A page that explains: a service, a process, a company matter.',
      use: [
        'Open compact: who comes here has already chosen the subject.',
        'Change text, picture and figures; after three texts in a row readers leave.',
        'Give each long part a title: the line of sections below the hero is made from them.',
      ],
      avoid: [
        'Do not write a table of contents; it stands there by itself from the third titled section on.',
        'Do not end without a next step: a call to action, a form or files.',
      ],
    } satisfies Guidance,
  },
  args: {
    modules: [
      { ...heroBannerMock, size: 'compact', heroTone: 'light' },
      richTextMock,
      mediaTextMock,
      keyFiguresComparisonMock,
      {
        ...mediaTextMock,
        id: 'mediaText-2',
        title: 'What is out of tolerance is cut up',
        mediaPosition: 'start',
      },
      quoteMock,
      accordionMock,
      downloadListMock,
      callToActionMock,
    ],
    context: createPageContext(),
    belowHero: sections,
  },
  render: (args) => (
    <PageFrame trail={['Services', heroBannerMock.title]}>
      <PageModules {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof PageModules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a hero the page shows its own title. */
export const WithoutHero: Story = {
  args: { modules: [richTextMock, accordionMock], belowHero: undefined },
  render: (args) => (
    <PageFrame trail={['Services', 'Terms of service']}>
      <Section spacing="m">
        <Container>
          <Heading level={1}>Terms of service</Heading>
        </Container>
      </Section>
      <PageModules {...args} />
    </PageFrame>
  ),
};

/** Broken module for editors; visitors do not see it. */
export const BrokenModuleInPreview: Story = {
  args: {
    modules: [{ ...heroBannerMock, size: 'compact' }, { ...richTextMock, content: null }, callToActionMock],
    context: createPageContext({ isPreview: true }),
    belowHero: undefined,
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
