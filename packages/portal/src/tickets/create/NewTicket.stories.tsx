import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketService, newTicketChoices, type Responses } from '../detail/fakeTicketService.mock';
import { NewTicket } from './NewTicket';

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeTicketService responses={responses}>
        <StoryView />
      </FakeTicketService>
    ),
  ],
});

const meta = {
  title: 'Portal/Tickets/New',
  parameters: {
    guidance: {
      summary: 'Asking for help: the machine first, then what happened, then pictures.',
      use: [
        'A machine from the list fills in its name, number, kind and location.',
        'What is entered is kept as a draft until it is sent.',
        'The answer names the ticket’s number and leads to it.',
      ],
      avoid: [
        'To ask for a serial number that the inventory knows.',
        'A required field without a reason to need it.',
      ],
    } satisfies Guidance,
    layout: 'padded',
  },
  component: NewTicket,
  args: { locale: localeMock, user: customer, config: configMock },
} satisfies Meta<typeof NewTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const WithoutMachines: Story = withResponses({
  NewTicketChoices: () => ({ ...newTicketChoices, ticketFilterChoices: null }),
});
export const NoLocation: Story = withResponses({
  NewTicketChoices: () => ({ ...newTicketChoices, locations: [] }),
});
export const Loading: Story = withResponses({ NewTicketChoices: () => 'pending' });
export const Unavailable: Story = withResponses({ NewTicketChoices: () => new DataError('unavailable') });
export const NoPermission: Story = { ...withResponses({}), args: { user: { ...customer, roles: [] } } };
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const Invalid: Story = {
  ...withResponses({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open ticket' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
