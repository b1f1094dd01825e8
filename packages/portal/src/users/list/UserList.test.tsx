import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { leaveUserFlash } from '../userFlash';
import { administrator, createUser, createUserPage } from '../users.mock';
import { UserList } from './UserList';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const openList = (address = '', responses: Responses = {}, user = administrator) => {
  window.history.replaceState(null, '', `/en/mykomax/user-admin${address}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeUserService responses={responses} requests={requests}>
      <UserList locale={localeMock} user={user} config={configMock} />
    </FakeUserService>,
  );
  const lastRequest = () => requests.findLast(({ operation }) => operation === 'UserList')?.variables;
  return { ...view, requests, lastRequest };
};

const shown = () => screen.findByRole('table', { name: 'Users' });

afterEach(widenWindow);

describe('UserList', () => {
  it('shows users in a table with links and their total', async () => {
    const { container } = openList();
    const table = await shown();
    expect(within(table).getByRole('link', { name: 'Paula Planner' })).toHaveAttribute(
      'href',
      '/en/mykomax/user-admin/u-001',
    );
    expect(screen.getByText('60 users')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(container);
  });

  it('queries with the filters of the URL', async () => {
    const { lastRequest } = openList(
      '?search=planner&role=ordinary&status=active&status=pending&country=CH&sort=city&direction=desc&page=2',
    );
    await shown();
    expect(lastRequest()).toEqual({
      filter: {
        search: 'planner',
        roles: ['ordinary'],
        statuses: ['active', 'pending'],
        countries: ['CH'],
      },
      sort: { by: 'city', direction: 'desc' },
      page: 2,
      pageSize: 25,
    });
  });

  it('stores a search in the URL, returns to the first page, and Back undoes it', async () => {
    const { lastRequest } = openList('?page=2');
    await shown();
    await userEvent.type(screen.getByRole('searchbox'), 'otto{Enter}');
    expect(window.location.search).toBe('?search=otto');
    expect(lastRequest()).toMatchObject({ filter: { search: 'otto' }, page: 1 });
    act(() => {
      window.history.replaceState(null, '', '?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it.each([
    ['Organisation', 'Cable Plant South', '?organisation=org-2'],
    ['Application', 'Artemis', '?application=artemis'],
    ['Role', 'Administrator (customer)', '?role=kmx_delegatedadmin_extern'],
    ['Role', 'Direct orders: Active', '?role=kmx_int_direct_active'],
    ['Role', 'No administration rights', '?role=ordinary'],
    ['Status', 'Access requested', '?status=pending'],
    ['Country', 'Germany', '?country=DE'],
    ['Sub region', 'Central Europe', '?subRegion=Central+Europe'],
  ])('filters by %s "%s"', async (filter, choice, address) => {
    openList();
    const group = await screen.findByRole('group', { name: filter });
    await userEvent.click(within(group).getByRole('checkbox', { name: choice }));
    expect(window.location.search).toBe(address);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('sorts by keyboard and reverses on a second press', async () => {
    openList();
    const table = await shown();
    within(table).getByRole('button', { name: 'Status' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?sort=status');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).toBe('?sort=status&direction=desc');
    expect(screen.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('labels roles, and shows an unknown one unchanged', async () => {
    const record = createUser({ roles: ['kmx_artemis_onpremuser', 'kmx_delegatedadmin_intern', 'kmx_new'] });
    openList('?columns=name,role', { UserList: () => createUserPage(1, 1, [record]) });
    const cell = within(await shown())
      .getAllByRole('cell')
      .at(-1);
    expect(cell).toHaveTextContent('Artemis: On-premisesAdministrator (internal)kmx_new');
  });

  it('has 25 users per page', async () => {
    const { lastRequest } = openList();
    await shown();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(window.location.search).toBe('?page=3');
    expect(lastRequest()).toMatchObject({ page: 3, pageSize: 25 });
  });

  it('shows another column and stores it in the URL', async () => {
    openList();
    const table = await shown();
    expect(within(table).queryByRole('columnheader', { name: 'City' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'City' }));
    expect(within(table).getByRole('columnheader', { name: 'City' })).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('columns')).toContain('city');
  });

  it('exports the same users and columns', async () => {
    const create = vi.fn(() => 'blob:users');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { requests } = openList('?role=kmx_delegatedadmin_extern&status=active&columns=name,city', {
      UsersCsv: () => ({ usersCsv: 'Name;City' }),
    });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(create).toHaveBeenCalledTimes(1);
    expect(requests.at(-1)).toEqual({
      operation: 'UsersCsv',
      variables: {
        filter: { roles: ['kmx_delegatedadmin_extern'], statuses: ['active'] },
        sort: { by: 'name', direction: 'asc' },
        columns: ['name', 'city'],
        language: 'en',
      },
    });
  });

  it('explains that the export failed, and offers a retry and support', async () => {
    openList('', { UsersCsv: () => new DataError('unavailable') });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The file could not be created. Please try again.');
    expect(within(notice).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(within(notice).getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
  });

  it('renders each user as a card on narrow windows, with sorting beside the cards', async () => {
    narrowWindow();
    const { container } = openList();
    const cards = await screen.findByRole('list', { name: 'Users' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(cards).getByRole('link', { name: 'Paula Planner' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Status');
    expect(window.location.search).toBe('?sort=status');
    await userEvent.click(screen.getByRole('button', { name: 'Sort descending' }));
    expect(window.location.search).toBe('?sort=status&direction=desc');
  });

  it.each([
    ['no users', '', 'No users yet'],
    ['none for the filters', '?status=declined', 'No users were found for your filter settings'],
  ])('renders an empty state for %s', async (_, address, title) => {
    openList(address, { UserList: () => createUserPage(0, 1, []) });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows a skeleton of the table while loading', async () => {
    openList('', { UserList: () => 'pending' });
    await screen.findByRole('group', { name: 'Organisation' });
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('shows the failure and offers a retry', async () => {
    const responses = [new DataError('unavailable'), createUserPage()];
    openList('', { UserList: () => responses.shift() ?? 'pending' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeInTheDocument();
  });

  it('denies access without a delegated admin role and sends no query', () => {
    const { requests } = openList('', {}, customer);
    expect(screen.getByRole('heading', { name: 'You cannot administer users' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('confirms once that a user was deleted', async () => {
    leaveUserFlash({ kind: 'deleted', name: 'Otto Operator' });
    const { unmount } = openList();
    expect(screen.getByText('Otto Operator was deleted.')).toBeInTheDocument();
    unmount();
    openList();
    await shown();
    expect(screen.queryByText('Otto Operator was deleted.')).toBeNull();
  });
});
