import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketListService } from './fakeTicketListService.mock';
import { TicketList } from './TicketList';
import { createTicketPage, employee } from './tickets.mock';

type Responses = Parameters<typeof FakeTicketListService>[0]['responses'];

const withResponses = (responses: Responses, address = ''): Story => ({
  beforeEach: () => {
    const before = window.location.href;
    const place = new URL(before);
    for (const [name, value] of new URLSearchParams(address)) place.searchParams.append(name, value);
    window.history.replaceState(null, '', place);
    return () => window.history.replaceState(null, '', before);
  },
  decorators: [
    (StoryView) => (
      <FakeTicketListService responses={responses}>
        <StoryView />
      </FakeTicketListService>
    ),
  ],
});

const meta = {
  title: 'Portal/Tickets/List',
  parameters: {
    guidance: {
      summary: 'The service cases of the reader’s organisations, and which of them wait for the reader.',
      use: [
        'Start from a view: “Waiting for you” comes before all.',
        'Filters that are set stand as tags that can be taken off one by one.',
        'A view that is used each morning can be saved under a name.',
      ],
      avoid: [
        'More than one loud tag in a row: only what waits for the reader is dark.',
        'Sideways scrolling on a telephone: tickets become cards.',
      ],
      access: ['The arrow keys move among the rows of the table; Enter opens the ticket.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: TicketList,
  args: { locale: localeMock, user: customer, config: configMock },
} satisfies Meta<typeof TicketList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const Filtered: Story = withResponses(
  {},
  'status=open&location=loc-1&machine=m-7&mine=1&from=2026-11-01',
);
export const Employee: Story = { ...withResponses({}), args: { user: employee } };
export const OnePage: Story = withResponses({ TicketList: () => createTicketPage(4) });
export const FirstUse: Story = withResponses({ TicketList: () => createTicketPage(0, 1, []) });
export const NoMatch: Story = withResponses(
  { TicketList: () => createTicketPage(0, 1, []) },
  'status=closed',
);
export const Loading: Story = withResponses({
  TicketList: () => 'pending',
  TicketFilterChoices: () => 'pending',
  TicketViews: () => 'pending',
});
export const Unavailable: Story = withResponses({ TicketList: () => new DataError('unavailable') });
export const Forbidden: Story = withResponses({ TicketList: () => new DataError('forbidden') });
export const NoPermission: Story = { ...withResponses({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
