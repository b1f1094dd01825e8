import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { storyContactMock } from '../../shared/StoryCard/story.mock';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { StoryContactList } from './StoryContactList';
import { storyContactListMock } from './StoryContactList.mock';
import { storyContactListSchema } from './StoryContactList.schema';

const contact = (id: string, name: string, image = storyContactMock.image) => ({
  ...storyContactMock,
  id,
  name,
  image,
  storyCount: id.length,
});
const withItems = (...items: ReturnType<typeof contact>[]) =>
  createBlockContext({
    anchor: 'story-contact-list-1',
    lists: { storyContacts: { items, path: '/en/stories/contacts' } },
  });

const meta = {
  title: 'Blocks/Stories/StoryContactList',
  component: StoryContactList,
  parameters: {
    guidance: {
      summary: 'All desks and laboratories that write stories, each with the number of them.',
      use: [
        'Stands on the page of contacts, below the stories.',
        'Desks without a story stand there without a number.',
      ],
      avoid: ['Do not use it as a list of staff or locations.'],
    } satisfies Guidance,
  },
  args: {
    data: storyContactListSchema.parse(storyContactListMock),
    context: withItems(
      contact('1', 'Crimp laboratory'),
      contact('22', 'Applications desk', undefined),
      contact('333', 'Editors'),
    ),
  },
} satisfies Meta<typeof StoryContactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    data: storyContactListSchema.parse({ ...storyContactListMock, title: null, text: null }),
    context: withItems(contact('1', 'Crimp laboratory')),
  },
};
export const Empty: Story = { args: { context: withItems() } };
export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };
export const LongContent: Story = {
  args: {
    data: storyContactListSchema.parse({ ...storyContactListMock, title: longTitle, text: longText }),
    context: withItems(contact('1', `${longTitle} ${longWord}`), contact('2', longWord)),
  },
};

export const WithoutPicture: Story = {
  args: {
    context: withItems(
      { ...contact('1', 'Crimp laboratory'), image: undefined },
      { ...contact('22', 'Applications desk'), image: undefined },
    ),
  },
};
