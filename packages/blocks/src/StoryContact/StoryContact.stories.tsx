import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyContactMock, storyTeasersMock } from '../shared/StoryCard/story.mock';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { StoryContact } from './StoryContact';

const meta = {
  title: 'Stories/StoryContact',
  component: StoryContact,
  args: {
    contact: storyContactMock,
    stories: storyTeasersMock,
    context: createPageContext(),
    contactsHref: '/en/stories/contacts',
  },
} satisfies Meta<typeof StoryContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    contact: { ...storyContactMock, role: undefined, text: undefined, image: undefined, phone: undefined },
    stories: [],
    contactsHref: undefined,
  },
};
export const LongContent: Story = {
  args: { contact: { ...storyContactMock, name: `${longTitle} ${longWord}`, text: longText } },
};
