import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SignedInUser } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { partsCustomer } from '../../parts/parts.mock';
import { localeMock, FakePortal } from '../../shared/fakePortal.mock';
import { Waiting } from './Waiting';
import { DashboardDocument } from './waiting.customerQuery';
import { nothingWaits, waitingMock, waitingWork } from './waiting.mock';

const open = (mocks = [waitingMock(waitingWork)], user: SignedInUser = partsCustomer) =>
  render(
    <FakePortal user={user} mocks={mocks}>
      <Waiting locale={localeMock} user={user} />
    </FakePortal>,
  );

const findCard = async (name: string) => {
  const card = (await screen.findByRole('heading', { name, level: 3 })).closest('li');
  if (!card) throw new Error('The heading is outside of a card.');
  return within(card);
};

const addressesOf = (card: Awaited<ReturnType<typeof findCard>>) =>
  card.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('Waiting', () => {
  it('shows the number of waiting tickets, links to the first ones and to the full list', async () => {
    const { container } = open();
    const card = await findCard('Tickets that need your reply');
    expect(card.getByText('14')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /Wire sensor reports a fault/ })).toHaveTextContent(
      'T-101502, since Jun 2, 2026',
    );
    expect(addressesOf(card)).toEqual([
      '/en/mykomax/tickets/t-1',
      '/en/mykomax/tickets/t-2',
      '/en/mykomax/tickets/t-3',
      '/en/mykomax/tickets/list?status=waitingForCustomer',
    ]);
    await expectNoAxeViolations(container);
  });

  it('links requests to their users, covers to their machines and orders to their pages', async () => {
    open();
    expect(addressesOf(await findCard('Access requests to decide'))).toEqual([
      '/en/mykomax/user-admin/u-7',
      '/en/mykomax/user-admin/requests',
    ]);
    const covers = await findCard('Warranties and contracts that end within 90 days');
    expect(covers.getByText('Contract until Jul 1, 2026', { exact: false })).toBeInTheDocument();
    expect(addressesOf(covers)).toEqual([
      '/en/mykomax/inventory/m-1',
      '/en/mykomax/inventory/m-1',
      '/en/mykomax/inventory?warranty=endsSoon',
      '/en/mykomax/inventory?contract=endsSoon',
    ]);
    expect(addressesOf(await findCard('Orders to approve'))).toEqual([
      '/en/mykomax/orders/KMX-5555-6666',
      '/en/mykomax/orders?status=waitingForApproval',
    ]);
    expect(addressesOf(await findCard('Orders on the way'))).toEqual([
      '/en/mykomax/orders/KMX-7F3K-9Q2M',
      '/en/mykomax/orders?status=accepted&status=requested&status=shipped',
    ]);
  });

  it('shows employees their own queue', async () => {
    open([waitingMock(waitingWork)], { ...partsCustomer, isInternal: true });
    const card = await findCard('Tickets waiting for our reply');
    expect(addressesOf(card)).toContain('/en/mykomax/tickets/list?status=inProgress&status=open');
  });

  it('renders a single sentence when nothing is pending', async () => {
    const { container } = open([waitingMock(nothingWaits)]);
    expect(await screen.findByText('Nothing is waiting for you at the moment.')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers a retry after a failure', async () => {
    open([
      { request: { query: DashboardDocument }, error: new DataError('unavailable') },
      waitingMock(waitingWork),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('14')).toBeInTheDocument();
  });

  it('sends no requests for users without access to any of the areas', () => {
    const { container } = open([], { ...partsCustomer, roles: [] });
    expect(container).toBeEmptyDOMElement();
  });
});
