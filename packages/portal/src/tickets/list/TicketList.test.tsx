import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import type { RecordedRequest } from '../../shared/fakeService.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketListService } from './fakeTicketListService.mock';
import { TicketList } from './TicketList';
import { createTicketPage, employee } from './tickets.mock';

type Responses = Parameters<typeof FakeTicketListService>[0]['responses'];

const openList = (address = '', responses: Responses = {}, user = customer) => {
  window.history.replaceState(null, '', `/en/mykomax/tickets/list${address}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeTicketListService responses={responses} requests={requests} user={user}>
      <TicketList locale={localeMock} user={user} config={configMock} />
    </FakeTicketListService>,
  );
  const lastRequest = () => requests.findLast(({ operation }) => operation === 'TicketList')?.variables;
  return { ...view, requests, lastRequest };
};

const shown = () => screen.findByRole('table', { name: 'Service tickets' });

afterEach(widenWindow);

describe('TicketList', () => {
  it('shows tickets in a table with links and their total, and a link to create one', async () => {
    const { container } = openList();
    const table = await shown();
    expect(within(table).getByRole('link', { name: 'T-100001' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/t-1',
    );
    expect(screen.getByText('60 tickets')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'New ticket' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/newticket',
    );
    await expectNoAxeViolations(container);
  });

  it('queries with the filters of the URL', async () => {
    const { lastRequest } = openList(
      '?text=crimp&type=question&concern=software&status=open&location=loc-1&contact=u-001&machine=m-1' +
        '&from=2026-11-01&to=2026-11-30&mine=1&watching=1&sort=number&direction=desc&page=2',
    );
    await shown();
    expect(lastRequest()).toEqual({
      filter: {
        text: 'crimp',
        types: ['question'],
        concerns: ['software'],
        statuses: ['open'],
        locationIds: ['loc-1'],
        contactIds: ['u-001'],
        machineIds: ['m-1'],
        createdFrom: '2026-11-01',
        createdTo: '2026-11-30',
        isOwn: true,
        isWatching: true,
      },
      sort: { by: 'number', direction: 'desc' },
      page: 2,
      pageSize: 20,
    });
  });

  it.each([
    ['a customer', customer, ['Your turn', 'Service team’s turn', 'Service team’s turn']],
    ['an employee', employee, ['Customer’s turn', 'Your turn', 'Your turn']],
  ])('shows %s who has to act next', async (_, user, moves) => {
    openList('', {}, user);
    const rows = await within(await shown()).findAllByRole('row');
    const exposed = rows.flatMap((row) => row.querySelector('[data-move]')?.textContent ?? []);
    expect(exposed).toEqual(moves);
  });

  it.each([
    ['Type', 'Malfunction', '?type=malfunction'],
    ['Machine concerned', 'Software', '?concern=software'],
    ['Status', 'Waiting for customer', '?status=waitingForCustomer'],
    ['Location', 'Hall 4, Zug, Switzerland', '?location=loc-2'],
    ['Contact', 'Carla Customer (you)', '?contact=u-customer'],
    ['Machine name', 'Crimping line 7, 007-00417', '?machine=m-7'],
    ['Mine and watched', 'Watched by me', '?watching=1'],
  ])('filters by %s "%s", shows it as a tag and removes it', async (filter, choice, address) => {
    openList();
    const group = await screen.findByRole('group', { name: filter });
    await userEvent.click(within(group).getByRole('checkbox', { name: choice }));
    expect(window.location.search).toBe(address);
    const tags = screen.getByRole('list', { name: 'Chosen filters' });
    const tag = within(tags).getByRole('button', {
      name: new RegExp(`Remove filter “.*${choice.replaceAll(/[()]/g, '.')}”`),
    });
    await userEvent.click(tag);
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox', { name: /Number, subject/ })).toHaveFocus();
  });

  it('finds a machine in a long list', async () => {
    openList();
    const group = await screen.findByRole('group', { name: 'Machine name' });
    expect(within(group).queryByRole('checkbox', { name: 'Crimping line 60, 007-00470' })).toBeNull();
    expect(screen.getByText('20 more: search to find them')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in the list' }), 'LINE 00470');
    expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
    expect(within(group).getByRole('checkbox')).toHaveAccessibleName('Crimping line 60, 007-00470');
  });

  it('filters by the creation dates in one step', async () => {
    openList('?page=3');
    await shown();
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-30');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(window.location.search).toBe('?from=2026-11-01&to=2026-11-30');
    expect(
      screen.getByRole('button', { name: 'Remove filter “Created from: Nov 1, 2026”' }),
    ).toBeInTheDocument();
  });

  it('returns to the first page on a search, and Back undoes it', async () => {
    const { lastRequest } = openList('?page=2');
    await shown();
    const search = screen.getByRole('searchbox', { name: 'Number, subject, machine or contact' });
    await userEvent.type(search, 'T-100003{Enter}');
    expect(window.location.search).toBe('?text=T-100003');
    expect(lastRequest()).toMatchObject({ filter: { text: 'T-100003' }, page: 1 });
    act(() => {
      window.history.replaceState(null, '', '?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(search).toHaveValue('');
    expect(await screen.findByRole('link', { current: 'page', name: 'Page 2' })).toBeInTheDocument();
  });

  it('sorts by keyboard, in descending order first, and reverses on a second press', async () => {
    openList('?columns=number,replies');
    const table = await shown();
    within(table).getByRole('button', { name: 'Replies' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(new URLSearchParams(window.location.search).get('direction')).toBe('desc');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('columnheader', { name: 'Replies' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('moves between tickets with the arrow keys', async () => {
    openList();
    const table = await shown();
    within(table).getByRole('link', { name: 'T-100001' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(within(table).getByRole('link', { name: 'T-100002' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(within(table).getByRole('link', { name: 'T-100004' })).toHaveFocus();
  });

  it('has 20 tickets per page', async () => {
    const { lastRequest } = openList();
    await shown();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(window.location.search).toBe('?page=3');
    expect(lastRequest()).toMatchObject({ page: 3, pageSize: 20 });
  });

  it('shows another column and stores it in the URL', async () => {
    openList();
    const table = await shown();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Comments' }));
    expect(within(table).getByRole('columnheader', { name: 'Comments' })).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('columns')).toContain('comments');
  });

  it('exports the same tickets and columns in the user’s language', async () => {
    const create = vi.fn(() => 'blob:tickets');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { requests } = openList('?status=open&columns=number,subject', {
      TicketsCsv: () => ({ ticketsCsv: 'Number;Subject' }),
    });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(create).toHaveBeenCalledTimes(1);
    expect(requests.at(-1)?.variables).toEqual({
      filter: { statuses: ['open'] },
      sort: { by: 'changedAt', direction: 'desc' },
      columns: ['number', 'subject'],
      language: 'en',
    });
  });

  it('explains that the export failed, and offers a retry and support', async () => {
    openList('', { TicketsCsv: () => new DataError('unavailable') });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The file could not be created. Please try again.');
    expect(within(notice).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example?subject=Service%20tickets%20in%20the%20customer%20portal',
    );
  });

  it('8 "Ticket list with no match": shows the exact text and clears the filters', async () => {
    const { container } = openList('?status=closed&sort=number', {
      TicketList: ({ filter }) =>
        JSON.stringify(filter) === '{}' ? createTicketPage() : createTicketPage(0, 1, []),
    });
    expect(
      await screen.findByRole('heading', { name: 'No tickets were found for your filter settings' }),
    ).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(window.location.search).toBe('?sort=number');
    expect(await shown()).toBeInTheDocument();
  });

  it('links to creating the first ticket when there is none', async () => {
    openList('', { TicketList: () => createTicketPage(0, 1, []) });
    expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New ticket' })).toHaveLength(2);
  });

  it('shows a skeleton of the table while loading', async () => {
    const { container } = openList('', { TicketList: () => 'pending' });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('8 "Ticket errors advise retry and contacting support"', async () => {
    const responses = [new DataError('unavailable'), createTicketPage()];
    const { container } = openList('', { TicketList: () => responses.shift() ?? 'pending' });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'Please try again in a moment. If the problem continues, contact support.',
    );
    expect(within(notice).getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeInTheDocument();
  });

  it('denies access without the role, sends no query and explains how to request access', async () => {
    const { requests, container } = openList('', {}, { ...customer, roles: ['kmx_int_direct_active'] });
    expect(
      screen.getByRole('heading', { name: 'You do not have access to service tickets' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/en/mykomax');
    expect(requests).toEqual([]);
    await expectNoAxeViolations(container);
  });
});

describe('TicketList on a narrow window', () => {
  it('renders each ticket as a card, with sorting beside the cards', async () => {
    narrowWindow();
    const { container } = openList();
    const cards = await screen.findByRole('list', { name: 'Service tickets' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(cards).getAllByRole('listitem')).toHaveLength(4);
    expect(within(cards).getByRole('link', { name: 'T-100001' })).toBeInTheDocument();
    // The second ticket has no machine: its card omits the column instead of showing a dash.
    expect(within(cards).getAllByText('Machine name')).toHaveLength(3);
    expect(within(cards).queryByText('–')).toBeNull();
    await expectNoAxeViolations(container);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Subject');
    expect(window.location.search).toBe('?sort=subject');
    await userEvent.click(screen.getByRole('button', { name: 'Sort descending' }));
    expect(window.location.search).toBe('?sort=subject&direction=desc');
  });
});
