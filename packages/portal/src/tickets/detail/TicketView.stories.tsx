import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketService, type Responses } from './fakeTicketService.mock';
import { createClosed, createDetail } from './ticket.mock';
import { TicketView } from './TicketView';

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeTicketService responses={responses}>
        <StoryView />
      </FakeTicketService>
    ),
  ],
});

const showing = (detail: ReturnType<typeof createDetail>) =>
  withResponses({ Ticket: () => ({ ticket: detail }) });

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#eceff1" d="M0 0h320v240H0z"/>' +
  '<path fill="none" stroke="#455a64" stroke-width="6" d="M70 170c0-70 20-100 90-60 70-40 90-10 90 60-40 30-140 30-180 0z"/>' +
  '<g fill="#b0672b"><circle cx="120" cy="140" r="18"/><circle cx="160" cy="150" r="18"/><circle cx="200" cy="140" r="18"/></g></svg>';
/** Every attachment is this picture: the path that the screen appends follows the `#`. */
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}#`;

const meta = {
  title: 'Portal/Tickets/View',
  parameters: {
    guidance: {
      summary: 'One service case: what it is about, who moves next, and everything that was said and done.',
      use: [
        'Who moves next stands in the head, in words.',
        'Comments stand on the side of whoever wrote them; what the system did is one line of figures.',
        'A closed ticket says until when it can be opened again.',
      ],
      avoid: ['To change a status without a line in the history.', 'To cut a long comment: the page grows.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: TicketView,
  args: { id: 't-1', locale: localeMock, user: customer, config: { ...configMock, dataPath: picture } },
} satisfies Meta<typeof TicketView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const WaitingForCustomer: Story = showing(
  createDetail({ ticket: { status: 'waitingForCustomer', nextMove: 'customer' } }),
);
export const ForEmployees: Story = showing(createDetail({ canChooseStatus: true }));
export const New: Story = showing(
  createDetail({
    entries: [],
    attachments: [],
    watchers: [],
    ticket: { isWatching: false, machineId: null },
  }),
);
export const Reopenable: Story = showing(createClosed('2026-11-18T10:00:00.000Z'));
export const Final: Story = showing(createClosed(null));
export const Loading: Story = withResponses({ Ticket: () => 'pending' });
export const Unavailable: Story = withResponses({ Ticket: () => new DataError('unavailable') });
export const Missing: Story = withResponses({
  Ticket: () => new DataError('failed', { serviceCode: 'TICKET_NOT_AVAILABLE' }),
});
export const NoPermission: Story = { ...withResponses({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
/** The service has lost the file, or is unavailable. */
export const AttachmentUnavailable: Story = { ...withResponses({}), args: { config: configMock } };
