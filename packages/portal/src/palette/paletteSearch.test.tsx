import { screen, within } from '@testing-library/react';
import { createCartStorageKey, parsePartsCart } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { everything, found, foundNothing } from './palette.mock';
import {
  active,
  field,
  names,
  open,
  pause,
  routes,
  search,
  userEvent,
  setUpPalette,
} from './paletteActions.mock';

setUpPalette();

describe('tickets, machines and parts', () => {
  it('are requested when typing pauses, from two characters on', async () => {
    const { requests } = await open();
    await search('1');
    expect(requests).toEqual([]);
    await userEvent.type(field(), '04');
    expect(requests).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching your service data');
    await pause();
    expect(requests).toEqual([{ operation: 'PortalSearch', variables: { text: '104', language: 'en' } }]);
  });

  it('are grouped, and link to their pages', async () => {
    const { container } = await open();
    await search('10423');
    expect(within(screen.getByRole('group', { name: 'Tickets' })).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('option', { name: /T-104233 Strip length drifts In progress/ })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/t-1',
    );
    expect(screen.getByRole('option', { name: /450-10423 Gamma 450 Plant North/ })).toHaveAttribute(
      'href',
      '/en/mykomax/inventory/m-1',
    );
    expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
    vi.useRealTimers();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['450-10423', /450-10423/],
    ['kx 10423', /KX-10423/],
    ['T-104240', /T-104240/],
    ['10423', /T-104233/],
  ])('Enter opens the entry with the exact number %s', async (text, name) => {
    await open();
    await search(text);
    expect(active()).toHaveTextContent(name);
    expect(names()).toHaveLength(4);
  });

  it('adds a part to the cart once', async () => {
    await open();
    await search('KX');
    await userEvent.click(screen.getByRole('option', { name: /KX-10423 Stripping blade Add to cart/ }));
    const cart = () => parsePartsCart(window.localStorage.getItem(createCartStorageKey(everything.id)));
    expect(cart().parts).toMatchObject([{ id: 'p-1', articleNumber: 'KX-10423', quantity: 1 }]);
    expect(routes).toEqual(['/en/mykomax/cart']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await search('KX');
    await userEvent.click(screen.getByRole('option', { name: /KX-10423 Stripping blade In the cart/ }));
    expect(cart().parts).toMatchObject([{ quantity: 1 }]);
  });

  it('drops the response to a previous text', async () => {
    await open({ PortalSearch: ({ text }) => (text === 'first' ? found : 'pending') });
    await search('first');
    expect(names()).toHaveLength(4);
    await userEvent.type(field(), 'x');
    expect(names()).toEqual([]);
    await pause();
    expect(names()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching your service data');
  });

  it('shows suggestions when nothing is found', async () => {
    await open({ PortalSearch: () => foundNothing });
    await search('xyzzy');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was found. Try a number');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps pages usable after a failure and offers a retry', async () => {
    const responses = [new DataError('unavailable'), found];
    await open({ PortalSearch: () => responses.shift() ?? found });
    await search('ti');
    expect(screen.getByRole('status')).toHaveTextContent('Try again or contact support');
    expect(screen.getByRole('option', { name: 'New ticket' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field()).toHaveFocus();
    await pause();
    expect(screen.getByRole('option', { name: /T-104233/ })).toBeInTheDocument();
  });
});

describe('recent choices', () => {
  const choose = async () => {
    await search('10423');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}k{/Control}');
  };
  const recent = () => screen.queryByRole('group', { name: 'Recently chosen' });

  it('come first, without duplicates, the latest one first', async () => {
    await open();
    expect(recent()).toBeNull();
    await choose();
    await userEvent.click(screen.getByRole('option', { name: 'Parts cart' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    const group = within(screen.getByRole('group', { name: 'Recently chosen' }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Parts cart',
      'T-104233Strip length drifts',
    ]);
    expect(names().filter((name) => name === 'Parts cart')).toHaveLength(1);
  });

  it('are hidden from another user and after a permission is revoked', async () => {
    const { unmount } = await open();
    await choose();
    expect(recent()).not.toBeNull();
    unmount();
    const other = await open({}, { ...everything, id: 'u-other' });
    expect(recent()).toBeNull();
    other.unmount();
    await open({}, { ...everything, roles: [] });
    expect(recent()).toBeNull();
  });

  it('are empty if the storage is invalid', async () => {
    window.sessionStorage.setItem(
      `kmx.draft.${everything.id}.palette`,
      JSON.stringify([{ id: 'x', group: 'pages', label: 'x', path: 'https://elsewhere.example/' }]),
    );
    await open();
    expect(recent()).toBeNull();
  });
});
