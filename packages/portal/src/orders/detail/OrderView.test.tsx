import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCartStorageKey, parsePartsCart } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import {
  FakePartsService,
  type FakeResponses,
  type RecordedRequest,
} from '../../parts/fakePartsService.mock';
import { discontinuedOrder } from '../../parts/orders.mock';
import { partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { OrderView } from './OrderView';

const open = (responses: FakeResponses = {}, user = partsCustomer) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests} user={user}>
      <OrderView reference="KMX-7F3K-9Q2M" locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );
  return { ...view, requests };
};

const readCart = () =>
  parsePartsCart(localStorage.getItem(createCartStorageKey(partsCustomer.id))).parts.map(
    ({ articleNumber, quantity }) => [articleNumber, quantity],
  );

beforeEach(() => localStorage.clear());

describe('OrderView', () => {
  it('shows the status, the details and the lines of an order', async () => {
    const { container, requests } = open();
    expect(await screen.findByRole('heading', { name: 'KMX-7F3K-9Q2M', level: 1 })).toBeInTheDocument();
    expect(requests).toEqual([
      { operation: 'Order', variables: { reference: 'KMX-7F3K-9Q2M', language: 'en' } },
    ]);
    for (const text of ['On its way', 'PO-4711', 'Please deliver before Friday.', '3 lines, 9 pieces'])
      expect(screen.getByText(text)).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Ordered parts' }));
    expect(rows.getByRole('row', { name: /Cutting blade pair/ })).toHaveTextContent('High availability');
    expect(rows.getByRole('row', { name: /Guide bracket/ })).toHaveTextContent('No longer sold');
    await expectNoAxeViolations(container);
  });

  it('adds the lines to the cart again and names the part that is no longer sold', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 lines to the cart again' }));
    expect(readCart()).toEqual([
      ['KMX-100-200', 2],
      ['KMX-100-300', 3],
    ]);
    expect(screen.getByText(/^Guide bracket \(KX-0999-00\) is no longer sold/)).toBeInTheDocument();
    expect(screen.getByText('2 lines were added to the cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart: 2 lines' })).toHaveAttribute('href', '/en/mykomax/cart');
  });

  it('has no button for the cart if none of the parts are sold any more', async () => {
    open({ Order: () => discontinuedOrder });
    expect(await screen.findByText(/None of these parts are sold any more/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links back to the list from an unavailable order', async () => {
    const { container } = open({
      Order: () => new DataError('failed', { serviceCode: 'ORDER_NOT_AVAILABLE' }),
    });
    expect(await screen.findByRole('heading', { name: 'This order is not available' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers contact and a retry after a failure', async () => {
    open({ Order: () => new DataError('unavailable') });
    expect(await screen.findByRole('link', { name: 'Contact support' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('sends no requests for users without product information', () => {
    const { requests } = open({}, customer);
    expect(screen.getByRole('heading', { name: 'You do not have access to this area' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});
