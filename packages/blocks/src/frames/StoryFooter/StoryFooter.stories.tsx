import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { storyPageMock, storyTeasersMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ShareLinks } from '../ShareLinks/ShareLinks';
import { StoryFooter } from './StoryFooter';

const context = createPageContext();

const meta = {
  title: 'Blocks/Stories/StoryFooter',
  component: StoryFooter,
  parameters: {
    guidance: {
      summary: 'What follows a story: sharing, contacts, feedback, related stories.',
      use: [
        'Related stories come from the products that the story names; name at least one.',
        'One contact is a card of its own, several become a row.',
      ],
      avoid: ['Do not end the story’s text with links to other stories: they stand here already.'],
    } satisfies Guidance,
  },
  args: {
    story: storyPageMock,
    related: storyTeasersMock.slice(1),
    intl: context.intl,
    context,
    share: (
      <ShareLinks
        intl={context.intl}
        title={storyPageMock.title}
        url="https://komax.example/en/stories/one"
      />
    ),
  },
} satisfies Meta<typeof StoryFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { story: { ...storyPageMock, topics: [], contacts: [] }, related: [] },
};
export const ManyContacts: Story = {
  args: {
    story: {
      ...storyPageMock,
      contacts: ['one', 'two', 'three'].flatMap((id) =>
        storyPageMock.contacts.map((contact) => ({ ...contact, id, image: undefined })),
      ),
    },
  },
};

export const WithoutPicture: Story = {
  args: { related: storyTeasersMock.slice(1).map((story) => ({ ...story, image: undefined })) },
};

export const LongContent: Story = {
  args: {
    story: {
      ...storyPageMock,
      topics: [{ name: `${longTitle} ${longWord}`, href: '/en/stories?topic=long' }, ...storyPageMock.topics],
      contacts: storyPageMock.contacts.map((contact) => ({ ...contact, name: longWord, text: longText })),
    },
    related: storyTeasersMock.slice(1).map((story) => ({ ...story, title: longTitle, text: longText })),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
