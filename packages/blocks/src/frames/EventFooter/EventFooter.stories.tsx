import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { eventHeaderMock } from '../EventHeader/EventHeader.mock';
import { EventFooter } from './EventFooter';

const meta = {
  title: 'Blocks/Events/EventFooter',
  component: EventFooter,
  parameters: {
    guidance: {
      summary: 'The ways on from an event: to register, to ask, to all events.',
      use: [
        'The link to register is the event’s own; without one, contact becomes the main way.',
        'It stands at the end, after what the editors wrote about the event.',
      ],
      avoid: ['Do not repeat day and place; the head has them.'],
    } satisfies Guidance,
  },
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

export const LongContent: Story = {
  args: { link: eventHeaderMock.link && { ...eventHeaderMock.link, text: `${longTitle} ${longWord}` } },
};
