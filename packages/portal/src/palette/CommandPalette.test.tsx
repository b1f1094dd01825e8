import { fireEvent, screen } from '@testing-library/react';
import { decidePortalScreen, type SignedInUser } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { fieldId } from '../account/AccountFields';
import { customer } from '../signIn/signIn.mock';
import { everything, foundNothing } from './palette.mock';
import {
  active,
  field,
  names,
  open,
  routes,
  search,
  show,
  userEvent,
  setUpPalette,
} from './paletteActions.mock';

setUpPalette();

describe('opening', () => {
  it.each([
    ['Ctrl K', () => userEvent.keyboard('{Control>}k{/Control}')],
    ['⌘K', () => userEvent.keyboard('{Meta>}k{/Meta}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
  ])('by %s: is modal and focuses its field', async (_name, press) => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press();
    expect(screen.getByRole('dialog', { name: 'Search the portal' })).toHaveAttribute('open');
    expect(field()).toHaveFocus();
  });

  it('announces the keyboard shortcut', () => {
    show();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
  });

  it('does not open above another dialog', async () => {
    show();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    other.remove();
  });

  it.each([
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['its keys', () => userEvent.keyboard('{Control>}k{/Control}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close the search' }))],
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('closed by %s: restores the focus', async (_name, close) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});

describe('pages and settings "within the user\'s rights"', () => {
  it.each<[string, Partial<SignedInUser>, string[]]>([
    [
      'everybody',
      { roles: [] },
      [
        'Dashboard',
        'Wire Flow',
        'Account settings',
        'Account security',
        'Notifications',
        'Appearance',
        'Units of measure',
        'Language',
        'Sign out',
      ],
    ],
    [
      'an internal employee',
      { roles: [], isInternal: true },
      [
        'Dashboard',
        'Wire Flow',
        'Account settings',
        'Account security',
        'Notifications',
        'Appearance',
        'Sign out',
      ],
    ],
    [
      'an administrator, who approves orders (ADR 76)',
      { roles: ['kmx_delegatedadmin_extern'], isDelegatedAdminExternal: true },
      [
        'Dashboard',
        'Orders',
        'Wire Flow',
        'Users',
        'Access requests',
        'Approval of orders',
        'Import users',
        'Account settings',
        'Account security',
        'Notifications',
        'Appearance',
        'Units of measure',
        'Language',
        'Sign out',
      ],
    ],
    [
      'an internal administrator, who does not',
      { roles: ['kmx_delegatedadmin_intern'], isDelegatedAdminInternal: true },
      [
        ...['Dashboard', 'Wire Flow', 'Users', 'Access requests', 'Import users'],
        'Account settings',
        'Account security',
        'Notifications',
        'Appearance',
        'Units of measure',
        'Language',
        'Sign out',
      ],
    ],
    [
      'a user with all permissions',
      { roles: everything.roles },
      [
        ...['Dashboard', 'Service tickets', 'New ticket', 'Inventory', 'Inventory as a plain table'],
        ...['Product information', 'Parts cart', 'Orders', 'Download centre', 'Wire Flow'],
        'Account settings',
        'Account security',
        'Notifications',
        'Appearance',
        'Units of measure',
        'Language',
        'Sign out',
      ],
    ],
  ])('of %s', async (_name, change, expected) => {
    await open({}, { ...customer, ...change });
    expect(names()).toEqual(expected);
    const hrefs = screen.getAllByRole('option').flatMap((option) => option.getAttribute('href') ?? []);
    expect(hrefs.filter((href) => !decidePortalScreen(href))).toEqual([]);
  });

  it('link to the fields of the account', async () => {
    await open();
    const hrefOf = (name: string) => screen.getByRole('option', { name }).getAttribute('href');
    expect(hrefOf('Units of measure')).toBe(`/en/mykomax/account#${fieldId('measurementSystem')}`);
    expect(hrefOf('Language')).toBe(`/en/mykomax/account#${fieldId('language')}`);
  });

  it('are found by additional keywords', async () => {
    await open({ PortalSearch: () => foundNothing });
    await search('inch');
    expect(names()).toEqual(['Units of measure']);
  });

  it.each(['approval', 'limit'])('lead to the rule for the approval of orders: %s', async (words) => {
    const administrator = {
      ...customer,
      roles: ['kmx_delegatedadmin_extern'],
      isDelegatedAdminExternal: true,
    };
    await open({ PortalSearch: () => foundNothing }, administrator);
    await search(words);
    expect(names()).toEqual(['Approval of orders']);
    expect(screen.getByRole('option')).toHaveAttribute('href', '/en/mykomax/user-admin/order-approval');
  });

  it('sign out', async () => {
    const { signOut } = await open({ PortalSearch: () => foundNothing });
    await search('sign out');
    await userEvent.keyboard('{Enter}');
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do not query the service for users without permission', async () => {
    const { requests } = await open({}, { ...customer, roles: [] });
    await search('ticket');
    expect(requests).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.');
    expect(screen.getByRole('combobox', { name: 'Page or setting' })).toBeInTheDocument();
  });
});

describe('keyboard', () => {
  it('moves through the options with the arrow keys, Home and End', async () => {
    const { container } = await open();
    const [first = '', second = ''] = names().map(String);
    const last = names().at(-1) ?? '';
    expect(active()).toHaveTextContent(first);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent(second);
    expect(field()).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent(last);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent(first);
    await userEvent.keyboard('{End}');
    expect(active()).toHaveTextContent(last);
    await userEvent.keyboard('{Home}');
    expect(active()).toHaveTextContent(first);
    vi.useRealTimers();
    await expectNoAxeViolations(container);
  });

  it('follows the active link with Enter, in the user’s locale', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(routes).toEqual(['/en/mykomax/tickets/list']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the keys to an input method during composition', async () => {
    await open();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(routes).toEqual([]);
  });
});
