import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { narrowWindow, widenWindow } from '../lists/narrowWindow.mock';
import { FakePartsService, type FakeResponses, type RecordedRequest } from '../parts/fakePartsService.mock';
import { createOrderPage } from '../parts/orders.mock';
import { partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { administrator } from '../users/users.mock';
import { Orders } from './Orders';

const open = (address = '', responses: FakeResponses = {}, user = partsCustomer) => {
  window.history.replaceState(null, '', `/en/mykomax/orders${address}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests} user={user}>
      <Orders locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );
  const lastVariables = () => requests.findLast(({ operation }) => operation === 'Orders')?.variables;
  return { ...view, requests, lastVariables };
};

const findTable = () => screen.findByRole('table', { name: 'Orders' });

afterEach(widenWindow);

describe('Orders', () => {
  it('lists orders with date, status and number of lines, each with a link to its page', async () => {
    const { container } = open();
    const row = within(await findTable()).getByRole('row', { name: /KMX-7F3K-9Q2M/ });
    expect(within(row).getByRole('link', { name: 'KMX-7F3K-9Q2M' })).toHaveAttribute(
      'href',
      '/en/mykomax/orders/KMX-7F3K-9Q2M',
    );
    for (const text of ['Jun 2, 2026', 'On its way', '3', 'PO-4711', 'Carla Customer', 'Plant North'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(screen.getByText('45 orders')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(container);
  });

  it('queries with the filters of the URL', async () => {
    const { lastVariables } = open('?text=po-4711&status=shipped&page=2');
    await findTable();
    expect(lastVariables()).toEqual({ text: 'po-4711', statuses: ['shipped'], page: 2, pageSize: 20 });
  });

  it('stores the status filter in the address', async () => {
    open();
    const group = await screen.findByRole('group', { name: 'Status' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Delivered' }));
    expect(window.location.search).toBe('?status=delivered');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it.each([
    ['no orders', '', 'No orders yet'],
    ['no match', '?text=x', 'No orders were found for your filter settings'],
  ])('renders an empty state for %s', async (_name, address, title) => {
    const { container } = open(address, { Orders: () => createOrderPage(0, 1, []) });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers contact and a retry after a failure', async () => {
    const results = [new DataError('unavailable'), createOrderPage()];
    open('', { Orders: () => results.shift() ?? 'pending' });
    expect(await screen.findByRole('link', { name: 'Contact support' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTable()).toBeInTheDocument();
  });

  it('shows a card for each order on a narrow window', async () => {
    narrowWindow();
    const { container } = open();
    const [first] = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(
      within(first!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ordered on', 'Status', 'Lines', 'Your reference', 'Ordered by', 'Delivery location']);
    await expectNoAxeViolations(container);
  });

  it('lists orders for an administrator who orders nothing, without the cart', async () => {
    open('?status=waitingForApproval', {}, administrator);
    const table = within(await findTable());
    expect(table.getByRole('row', { name: /KMX-5555-6666/ })).toHaveTextContent('Waiting for approval');
    expect(screen.queryByRole('link', { name: /^Cart/ })).not.toBeInTheDocument();
  });

  it('sends no requests for users without product information', () => {
    const { requests } = open('', {}, customer);
    expect(screen.getByRole('heading', { name: 'You do not have access to this area' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
