import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/portalDouble.mock';
import { customer } from '../../signIn/signIn.mock';
import { DeskDouble, type Answers } from './deskDouble.mock';
import { createClosed, createDetail } from './ticket.mock';
import { TicketView } from './TicketView';

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView) => (
      <DeskDouble answers={answers}>
        <StoryView />
      </DeskDouble>
    ),
  ],
});

const showing = (detail: ReturnType<typeof createDetail>) =>
  withAnswers({ Ticket: () => ({ ticket: detail }) });

const meta = {
  title: 'Portal/Tickets/View',
  parameters: { layout: 'padded' },
  component: TicketView,
  args: { id: 't-1', locale: localeMock, user: customer, config: configMock },
} satisfies Meta<typeof TicketView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
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
export const Loading: Story = withAnswers({ Ticket: () => 'pending' });
export const Unavailable: Story = withAnswers({ Ticket: () => new DataError('unavailable') });
export const Missing: Story = withAnswers({
  Ticket: () => new DataError('failed', { serviceCode: 'TICKET_NOT_AVAILABLE' }),
});
export const NoPermission: Story = { ...withAnswers({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
