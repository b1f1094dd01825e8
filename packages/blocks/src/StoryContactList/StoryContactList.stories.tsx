import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyContactMock } from '../shared/StoryCard/story.mock';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
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
  title: 'Blocks/StoryContactList',
  component: StoryContactList,
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
