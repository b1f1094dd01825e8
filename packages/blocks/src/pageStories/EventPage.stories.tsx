import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { richTextMock } from '../blocks/RichText/RichText.mock';
import { teaserGridMock } from '../blocks/TeaserGrid/TeaserGrid.mock';
import { EventFooter } from '../frames/EventFooter/EventFooter';
import { EventHeader } from '../frames/EventHeader/EventHeader';
import { eventHeaderMock } from '../frames/EventHeader/EventHeader.mock';
import { PageModules } from '../pageModules/PageModules';
import { createPageContext } from '../testing/createBlockContext';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Pages/EventPage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'A fair, seminar or webinar: when and where, what is shown, how to register.',
      use: [
        'Day, place, stand and calendar file come from the event; the modules say why to come.',
        'Show the machines that will run there; `TeaserGrid` leads to their pages.',
      ],
      avoid: ['Do not take the page off when the event is over; replace the modules by a short report.'],
    } satisfies Guidance,
  },
  args: {
    modules: [
      { ...richTextMock, title: null },
      { ...teaserGridMock, title: 'What runs at our stand' },
    ],
    context: createPageContext(),
  },
  render: ({ context, ...args }) => (
    <PageFrame trail={['Events', eventHeaderMock.title]}>
      <EventHeader
        event={eventHeaderMock}
        calendarHref="/calendar/events/wire-fair.ics"
        now={new Date('2027-01-01T00:00:00Z')}
        context={context}
      />
      <PageModules {...args} context={context} />
      <EventFooter
        link={eventHeaderMock.link}
        contactHref="/en/contact"
        listHref="/en/events"
        context={context}
      />
    </PageFrame>
  ),
} satisfies Meta<typeof PageModules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Announced event without content. */
export const Minimal: Story = { args: { modules: [] } };
