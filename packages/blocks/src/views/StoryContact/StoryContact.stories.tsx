import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { storyContactMock, storyTeasersMock } from '../../shared/StoryCard/story.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { StoryContact } from './StoryContact';

const meta = {
  title: 'Blocks/Stories/StoryContact',
  component: StoryContact,
  parameters: {
    guidance: {
      summary: 'The page of a desk or laboratory that answers for stories.',
      use: [
        'Name the function, not a person who may leave.',
        'Say in the text what the desk can answer: “pull-out tests and sections of crimps”, not “all questions of quality”.',
      ],
      avoid: ['Do not use a private number or address.'],
    } satisfies Guidance,
  },
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

export const WithoutPicture: Story = { args: { contact: { ...storyContactMock, image: undefined } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
