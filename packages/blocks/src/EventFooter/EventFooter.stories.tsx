import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventHeaderMock } from '../EventHeader/EventHeader.mock';
import { createPageContext } from '../testing/createBlockContext';
import { EventFooter } from './EventFooter';

const meta = {
  title: 'Events/EventFooter',
  component: EventFooter,
  args: {
    link: eventHeaderMock.link,
    contactHref: '/en/contact',
    listHref: '/en/events',
    context: createPageContext(),
  },
} satisfies Meta<typeof EventFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { link: undefined, contactHref: undefined } };
