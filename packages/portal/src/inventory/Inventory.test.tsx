import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { narrowWindow, widenWindow } from '../lists/narrowWindow.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import type { Responses, RecordedRequest } from '../shared/fakeService.mock';
import { customer } from '../signIn/signIn.mock';
import { FakeInventoryService } from './fakeInventoryService.mock';
import { Inventory } from './Inventory';
import { createMachine, createMachinePage, machines, north, onlooker, operator } from './inventory.mock';

interface Given {
  readonly responses?: Responses;
  readonly isPlain?: boolean;
  readonly user?: typeof operator;
}

const openInventory = (search = '', { responses = {}, isPlain = false, user = operator }: Given = {}) => {
  window.history.replaceState(null, '', `/en/mykomax/inventory${isPlain ? '/old' : ''}${search}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeInventoryService responses={responses} requests={requests} user={user}>
      <Inventory locale={localeMock} config={configMock} user={user} isPlain={isPlain} />
    </FakeInventoryService>,
  );
  const lastRequest = () => requests.findLast(({ operation }) => operation === 'MachineList')?.variables;
  return { ...view, requests, lastRequest };
};

const hallTwo = 'Hall 2, Lucerne, Switzerland';
const shown = () => screen.findByRole('table', { name: hallTwo });

afterEach(widenWindow);

describe('Inventory', () => {
  it('shows "machines by location with serial, type, software, warranty, contract, open tickets"', async () => {
    const { container } = openInventory();
    const table = await shown();
    expect(screen.getByRole('heading', { level: 2, name: hallTwo })).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Serial number',
      'Machine',
      'Type',
      'Software',
      'Warranty',
      'Service contract',
      'Open tickets',
    ]);
    expect(screen.getByText('4 machines')).toBeInTheDocument();
    expect(screen.getByText('42 machines, 4 on this page')).toBeInTheDocument();
    expect(screen.getByText('46 machines')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(container);
  });

  it('links the serial number to the machine, and the open tickets to their list', async () => {
    openInventory();
    const table = await shown();
    expect(within(table).getByRole('link', { name: 'KMX-410-00002' })).toHaveAttribute(
      'href',
      '/en/mykomax/inventory/m-2',
    );
    expect(within(table).getByRole('link', { name: '1 open ticket for Cresta 410' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/list?status=inProgress&status=open&status=waitingForCustomer&machine=m-2',
    );
  });

  it('shows the newest software only if it differs', async () => {
    openInventory();
    expect(within(await shown()).getAllByText('latest: 7.4.1')).toHaveLength(4);
    const south = screen.getByRole('table', { name: /^Harness Preparation/ });
    expect(within(south).queryByText(/^latest: /)).toBeNull();
  });

  it('shows the last day of a cover that is valid or ended, and none otherwise', async () => {
    openInventory();
    const rows = within(await shown()).getAllByRole('row');
    const warranties = rows.slice(1).map((row) => within(row).getAllByRole('cell')[3]?.textContent);
    expect(warranties).toEqual([
      'Activeuntil Dec 31, 2026',
      'Ends soonuntil Dec 31, 2026',
      'Endedon Dec 31, 2026',
      'None',
    ]);
  });

  it('shows the number of tickets without a link to users without access to them', async () => {
    openInventory('', { user: onlooker });
    await shown();
    expect(screen.queryByRole('link', { name: /open ticket/ })).toBeNull();
  });

  it('shows one table at /mykomax/inventory/old; switching views preserves the filters', async () => {
    const { container } = openInventory('?type=crimpLine&page=2', { isPlain: true });
    const table = await screen.findByRole('table', { name: 'Inventory' });
    expect(within(table).getByRole('columnheader', { name: 'Location' })).toBeInTheDocument();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Show by location' })).toHaveAttribute(
      'href',
      '/en/mykomax/inventory?type=crimpLine',
    );
    await expectNoAxeViolations(container);
  });

  it("does not repeat a city that the location's name contains", async () => {
    const named = createMachine({ location: { ...north, name: 'Lucerne, hall 2' } });
    openInventory('', { isPlain: true, responses: { MachineList: () => createMachinePage(1, 1, [named]) } });
    const table = await screen.findByRole('table', { name: 'Inventory' });
    expect(within(table).getByText('Lucerne, hall 2, Switzerland')).toBeInTheDocument();
  });

  it('queries with the filters of the URL', async () => {
    const { lastRequest } = openInventory(
      '?text=cresta&type=crimpLine&location=loc-1&warranty=ended&contract=none&openTickets=1&oldSoftware=1&sort=warranty&direction=desc&page=2',
    );
    await shown();
    expect(lastRequest()).toEqual({
      filter: {
        text: 'cresta',
        types: ['crimpLine'],
        locationIds: ['loc-1'],
        warranties: ['ended'],
        contracts: ['none'],
        hasOpenTickets: true,
        hasOldSoftware: true,
      },
      sort: { by: 'warranty', direction: 'desc' },
      page: 2,
      pageSize: 20,
    });
  });

  it.each([
    ['Type', 'Crimping line', '?type=crimpLine'],
    ['Location', hallTwo, '?location=loc-1'],
    ['Warranty', 'Ends soon', '?warranty=endsSoon'],
    ['Service contract', 'None', '?contract=none'],
    ['State', 'Only with open tickets', '?openTickets=1'],
    ['State', 'Only with outdated software', '?oldSoftware=1'],
  ])('filters by %s "%s"', async (filter, choice, address) => {
    openInventory();
    const group = await screen.findByRole('group', { name: filter });
    await userEvent.click(within(group).getByRole('checkbox', { name: choice }));
    expect(window.location.search).toBe(address);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('searches by keyboard and returns to the first page', async () => {
    const { lastRequest } = openInventory('?page=2');
    await shown();
    await userEvent.type(screen.getByRole('searchbox'), 'KMX-410{Enter}');
    expect(window.location.search).toBe('?text=KMX-410');
    expect(lastRequest()).toMatchObject({ filter: { text: 'KMX-410' }, page: 1 });
  });

  it('sorts by a column, reverses on a second press, and restores the order by location', async () => {
    openInventory();
    const table = await shown();
    within(table).getByRole('button', { name: 'Warranty' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?sort=warranty');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?sort=warranty&direction=desc');
    await userEvent.click(screen.getByRole('button', { name: 'Sort by location' }));
    expect(window.location.search).toBe('');
  });

  it('has 20 machines per page', async () => {
    const { lastRequest } = openInventory();
    await shown();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(window.location.search).toBe('?page=3');
    expect(lastRequest()).toMatchObject({ page: 3, pageSize: 20 });
  });

  it('exports the same machines with the same columns', async () => {
    const create = vi.fn(() => 'blob:machines');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { requests } = openInventory('?warranty=ended&columns=serialNumber,warranty', {
      responses: { MachinesCsv: () => ({ machinesCsv: 'Serial;Warranty' }) },
    });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(create).toHaveBeenCalledTimes(1);
    expect(requests.at(-1)).toEqual({
      operation: 'MachinesCsv',
      variables: {
        filter: { warranties: ['ended'] },
        sort: { by: 'location', direction: 'asc' },
        columns: ['serialNumber', 'warranty'],
        language: 'en',
      },
    });
  });

  it.each([
    ['no machines', '', 'No machines yet'],
    ['none for the filters', '?type=twisting', 'No machines were found for your filter settings'],
  ])('renders an empty state for %s', async (_, search, title) => {
    const { container } = openInventory(search, {
      responses: { MachineList: () => createMachinePage(0, 1, []) },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('omits the note on the page where every location is complete', async () => {
    openInventory('', { responses: { MachineList: () => createMachinePage(machines.length) } });
    await shown();
    expect(screen.getAllByText('4 machines')).toHaveLength(2);
  });

  it('shows a skeleton of the table while loading', async () => {
    openInventory('', { responses: { MachineList: () => 'pending' } });
    await screen.findByRole('group', { name: 'Location' });
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('offers a retry and the contact of support when the service fails', async () => {
    const responses = [new DataError('unavailable'), createMachinePage()];
    openInventory('', { responses: { MachineList: () => responses.shift() ?? 'pending' } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('The service is not responding');
    expect(document.querySelector('a[href^="mailto:support@demo.example"]')).not.toBeNull();
    await userEvent.click(retry);
    expect(await shown()).toBeInTheDocument();
  });

  it('denies access without the role of the asset database and sends no query', async () => {
    const { requests, container } = openInventory('', { user: customer });
    expect(screen.getByRole('heading', { name: 'You cannot see the inventory' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/en/mykomax');
    expect(requests).toEqual([]);
    await expectNoAxeViolations(container);
  });
});

describe('Inventory on a narrow window', () => {
  it('renders each machine as a card by location, with every column', async () => {
    narrowWindow();
    const { container } = openInventory();
    const cards = await screen.findByRole('list', { name: hallTwo });
    expect(screen.getByRole('heading', { level: 2, name: hallTwo })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(cards).getAllByRole('listitem');
    const card = within(first!);
    expect(card.getByRole('link', { name: 'KMX-410-00001' })).toHaveAttribute(
      'href',
      '/en/mykomax/inventory/m-1',
    );
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Machine', 'Type', 'Software', 'Warranty', 'Service contract', 'Open tickets'],
    ]);
    expect(card.getByText('latest: 7.4.1')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('sorts the cards of all locations with one control', async () => {
    narrowWindow();
    openInventory();
    await screen.findByRole('list', { name: hallTwo });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Warranty');
    expect(window.location.search).toBe('?sort=warranty');
    await userEvent.click(screen.getByRole('button', { name: 'Sort descending' }));
    expect(window.location.search).toBe('?sort=warranty&direction=desc');
  });

  it('shows the location on each card of the plain list', async () => {
    narrowWindow();
    openInventory('', { isPlain: true });
    const cards = await screen.findByRole('list', { name: 'Inventory' });
    expect(within(cards).getAllByText(hallTwo)).toHaveLength(4);
  });
});
