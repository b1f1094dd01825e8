import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/portalDouble.mock';
import { customer } from '../../signIn/signIn.mock';
import { DeskDouble, newTicketChoices, type Answers } from '../detail/deskDouble.mock';
import { NewTicket } from './NewTicket';

const withAnswers = (answers: Answers): Story => ({
  decorators: [
    (StoryView) => (
      <DeskDouble answers={answers}>
        <StoryView />
      </DeskDouble>
    ),
  ],
});

const meta = {
  title: 'Portal/Tickets/New',
  parameters: { layout: 'padded' },
  component: NewTicket,
  args: { locale: localeMock, user: customer, config: configMock },
} satisfies Meta<typeof NewTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withAnswers({});
export const WithoutMachines: Story = withAnswers({
  NewTicketChoices: () => ({ ...newTicketChoices, ticketFilterChoices: null }),
});
export const NoLocation: Story = withAnswers({
  NewTicketChoices: () => ({ ...newTicketChoices, locations: [] }),
});
export const Loading: Story = withAnswers({ NewTicketChoices: () => 'pending' });
export const Unavailable: Story = withAnswers({ NewTicketChoices: () => new DataError('unavailable') });
export const NoPermission: Story = { ...withAnswers({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...withAnswers({}), globals: { viewport: { value: 'mobile' } } };
