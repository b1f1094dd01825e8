import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import type { RecordedRequest } from '../../shared/fakeService.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketListService } from './fakeTicketListService.mock';
import { TicketList } from './TicketList';
import { createView, employee, ticketViews } from './tickets.mock';

type Responses = Parameters<typeof FakeTicketListService>[0]['responses'];

beforeAll(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const open = (address = '', responses: Responses = {}, user = customer) => {
  window.history.replaceState(null, '', `/en/mykomax/tickets/list${address}`);
  const requests: RecordedRequest[] = [];
  render(
    <FakeTicketListService responses={responses} requests={requests} user={user}>
      <main>
        <TicketList locale={localeMock} user={user} config={configMock} />
      </main>
    </FakeTicketListService>,
  );
  const saved = () => requests.filter(({ operation }) => operation === 'SaveTicketView');
  return { requests, saved };
};

const nav = () => screen.getByRole('navigation', { name: 'Views' });
const openDialog = async () => {
  await screen.findByRole('link', { name: 'Night shift' });
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  return screen.getByRole('dialog', { name: 'Save view' });
};
const saves = (...views: readonly unknown[]) => ({
  SaveTicketView: () => ({ saveTicketView: { __typename: 'TicketViewsSaved', views } }),
});

describe('the views of the list of tickets', () => {
  it.each([
    ['All', customer, ''],
    ['Waiting for you', customer, '?status=waitingForCustomer'],
    ['Waiting for you', employee, '?status=inProgress&status=open'],
    ['Open', customer, '?status=inProgress&status=open&status=waitingForCustomer'],
    ['My tickets', customer, '?mine=1'],
    ['Night shift', customer, '?status=open&location=loc-2'],
  ])('"%s" has a URL and is marked as current there', async (name, user, address) => {
    open('?type=question', {}, user);
    const link = await within(nav()).findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/en/mykomax/tickets/list${address}`);
    await userEvent.click(link);
    expect(window.location.search).toBe(address);
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it('saves the current query under a name and lists the view', async () => {
    const view = createView('v-2', 'Questions', 'type=question');
    const { saved } = open('?type=question&page=3', saves(...ticketViews.ticketViews, view));
    const dialog = await openDialog();
    await expectNoAxeViolations(dialog);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name of the view/ }), ' Questions ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(saved().map(({ variables }) => variables)).toEqual([
      { name: 'Questions', query: 'type=question' },
    ]);
    expect(await within(nav()).findByRole('link', { name: 'Questions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.queryByRole('dialog', { name: 'Save view' })).toBeNull();
    expect(screen.getByText('The view “Questions” was saved.')).toBeInTheDocument();
  });

  it('requires a name', async () => {
    const { saved } = open();
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Please enter a name')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  it('warns that a view of the same name is replaced, and replaces it', async () => {
    const { saved } = open('?mine=1', saves(createView('v-1', 'Night shift', 'mine=1')));
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Night shift');
    expect(
      within(dialog).getByText('A view with this name exists and will be replaced.'),
    ).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace “Night shift”' }));
    expect(saved()[0]?.variables).toEqual({ name: 'Night shift', query: 'mine=1' });
    expect(await within(nav()).findByRole('link', { name: 'Night shift' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/list?mine=1',
    );
  });

  it('deletes a saved view', async () => {
    const { requests } = open('', {
      DeleteTicketView: () => ({ deleteTicketView: { __typename: 'TicketViewsSaved', views: [] } }),
    });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete “Night shift”' }));
    expect(requests.at(-1)).toEqual({ operation: 'DeleteTicketView', variables: { id: 'v-1' } });
    expect(screen.queryByRole('link', { name: 'Night shift' })).toBeNull();
  });

  it.each([
    [
      'refuses',
      { saveTicketView: { __typename: 'TicketRefused', code: 'tooMany' } },
      'There are too many at once.',
    ],
    ['fails', new DataError('unavailable'), 'The service is not responding'],
  ])(
    'preserves the entered name when the service %s, and offers support',
    async (_, response, pageMessages) => {
      open('', { SaveTicketView: () => response });
      const dialog = await openDialog();
      await userEvent.type(within(dialog).getByRole('textbox'), 'Questions{Enter}');
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(pageMessages);
      expect(within(dialog).getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
      expect(within(dialog).getByRole('textbox')).toHaveValue('Questions');
    },
  );
});
