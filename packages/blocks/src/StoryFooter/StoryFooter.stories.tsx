import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPageMock, storyTeasersMock } from '../shared/StoryCard/story.mock';
import { ShareLinks } from '../ShareLinks/ShareLinks';
import { createPageContext } from '../testing/createBlockContext';
import { StoryFooter } from './StoryFooter';

const context = createPageContext();

const meta = {
  title: 'Stories/StoryFooter',
  component: StoryFooter,
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
