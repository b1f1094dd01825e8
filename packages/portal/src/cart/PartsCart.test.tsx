import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCartStorageKey } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { narrowWindow, widenWindow } from '../lists/narrowWindow.mock';
import { FakePartsService, type FakeResponses, type RecordedRequest } from '../parts/fakePartsService.mock';
import { locations, parts, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { PartsCart } from './PartsCart';

const key = createCartStorageKey(partsCustomer.id);
const createStored = (quantities: readonly number[]) =>
  JSON.stringify({
    version: 1,
    parts: quantities.map((quantity, index) => {
      const { id = '', articleNumber = '' } = parts[index] ?? {};
      return { key: articleNumber.replaceAll('-', ''), id, articleNumber, quantity };
    }),
  });

const open = (stored: string | undefined, responses: FakeResponses = {}, user = partsCustomer) => {
  if (stored !== undefined) localStorage.setItem(key, stored);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests} user={user}>
      <PartsCart locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );
  const orders = () =>
    requests.filter(({ operation }) => operation === 'OrderParts').map(({ variables }) => variables.input);
  return { ...view, requests, orders };
};

const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` });
const chooseLocation = async () =>
  userEvent.selectOptions(await screen.findByLabelText(/^Delivery location/), 'location-2');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  let count = 0;
  Object.assign(crypto, { randomUUID: () => `key-${(count += 1)}` });
});

afterEach(widenWindow);

describe('PartsCart', () => {
  it('shows the lines with quantity and availability, and no prices', async () => {
    const { container } = open(createStored([3, 1]));
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    expect(screen.getByText('High availability')).toBeInTheDocument();
    expect(screen.getByText('2 lines, 4 pieces')).toHaveAttribute('role', 'status');
    await screen.findByLabelText(/^Delivery location/);
    await expectNoAxeViolations(container);
  });

  it.each(['0', '-2'])(
    '4 "A quantity of 0 or less removes the part": %s, and it can be put back',
    async (text) => {
      open(createStored([3]));
      const field = await quantityOf('Cutting blade pair');
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
      expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    },
  );

  it.each([
    ['nothing', undefined],
    ['no JSON', 'Cutting blades'],
    ['another shape', '{"parts":[{"id":1}]}'],
  ])('4 "An unparsable stored cart resets to empty": %s', async (_, stored) => {
    const { container } = open(stored);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('4 "Clear empties the cart", after asking', async () => {
    open(createStored([3]));
    await userEvent.click(await screen.findByRole('button', { name: 'Empty the cart' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Empty the cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  });

  it('follows a change in another tab', async () => {
    open(createStored([3]));
    await quantityOf('Cutting blade pair');
    act(() => {
      localStorage.setItem(key, createStored([8]));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(await quantityOf('Cutting blade pair')).toHaveValue('8');
  });

  it('works without storage, and shows a notice', async () => {
    localStorage.setItem(key, createStored([3]));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    open(undefined);
    await quantityOf('Cutting blade pair');
    await userEvent.click(screen.getByRole('button', { name: 'One more: Cutting blade pair' }));
    expect(await quantityOf('Cutting blade pair')).toHaveValue('4');
    expect(screen.getByText(/does not let us store the cart/)).toBeInTheDocument();
    vi.restoreAllMocks();
    // Whatever is stored next ends the memory of this page.
    await userEvent.click(screen.getByRole('button', { name: 'One more: Cutting blade pair' }));
    expect(screen.queryByText(/does not let us store the cart/)).toBeNull();
  });

  it('sends the cart as a request, shows its reference and is emptied', async () => {
    const { orders } = open(createStored([3]));
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await userEvent.type(screen.getByLabelText('Your reference (optional)'), 'PO 77');
    await send();
    expect(await screen.findByRole('link', { name: 'Open order KMX-7F3K-9Q2M' })).toHaveAttribute(
      'href',
      '/en/mykomax/orders/KMX-7F3K-9Q2M',
    );
    expect(orders()).toEqual([
      {
        lines: [{ articleNumber: 'KMX-100-200', quantity: 3 }],
        locationId: 'location-2',
        note: null,
        customerReference: 'PO 77',
        idempotencyKey: 'key-1',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  });

  it('warns that a request above the limit needs approval', async () => {
    const [location] = locations.locations;
    const rule = {
      __typename: 'OrderApprovalRule',
      organisation: location?.organisation,
      limit: 3,
      hasApprover: true,
    };
    open(createStored([3]), { ApprovalRules: () => ({ orderApprovalRules: [rule] }) });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    const text = /^An administrator of your organisation has to approve this request/;
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'One more: Cutting blade pair' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('does not warn for an organisation without an approver, whose requests are sent at once', async () => {
    const [location] = locations.locations;
    const organisation = location?.organisation;
    const rule = { __typename: 'OrderApprovalRule', organisation, limit: 0, hasApprover: false };
    const { requests } = open(createStored([3]), { ApprovalRules: () => ({ orderApprovalRules: [rule] }) });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ operation: 'ApprovalRules' })),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(/^An administrator of your organisation has to/)).not.toBeInTheDocument();
  });

  it('explains that a request waits for the approval of an administrator', async () => {
    const orderParts = {
      __typename: 'OrderRequested',
      reference: 'KMX-7F3K-9Q2M',
      lines: 1,
      isWaitingForApproval: true,
    };
    open(createStored([3]), { OrderParts: () => ({ orderParts }) });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await send();
    expect(await screen.findByText('Your request is waiting for approval')).toBeInTheDocument();
    expect(screen.getByText(/^Reference: KMX-7F3K-9Q2M. We receive the request once/)).toBeInTheDocument();
    expect(screen.queryByText('Request sent')).not.toBeInTheDocument();
  });

  it('requires the delivery location', async () => {
    const { orders } = open(createStored([3]));
    const field = await screen.findByLabelText(/^Delivery location/);
    await send();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(orders()).toEqual([]);
  });

  it('marks the rejected lines', async () => {
    open(createStored([3, 1]), {
      OrderParts: () => ({
        orderParts: { __typename: 'OrderRefused', code: 'unknownPart', articleNumbers: ['KMX-100-200'] },
      }),
    });
    expect(await quantityOf('Cutting blade pair')).toBeValid();
    await chooseLocation();
    await send();
    expect(await screen.findByText(/We do not know these part numbers: KMX-100-200/)).toBeInTheDocument();
    expect(await quantityOf('Cutting blade pair')).toBeInvalid();
    expect(await quantityOf('Guide tube')).toBeValid();
  });

  it('keeps everything when the service fails, advises contact, and sends again under the same key', async () => {
    const outcomes = [new DataError('unavailable'), new DataError('offline')];
    const { orders } = open(createStored([3]), {
      OrderParts: () => outcomes.shift() ?? 'pending',
    });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await send();
    const support = await screen.findByRole('link', { name: 'Contact support' });
    expect(support).toHaveAttribute('href', expect.stringContaining('mailto:support@demo.example'));
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    await send();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]).toEqual(orders()[0]);
    await userEvent.click(screen.getByRole('button', { name: 'One more: Cutting blade pair' }));
    await send();
    await waitFor(() => expect(orders()).toHaveLength(3));
    // In either order of arrival, the service returns the existing order and nothing is ordered twice.
    expect(orders()[2]).toMatchObject({ idempotencyKey: 'key-1' });
  });

  const existing = {
    __typename: 'ExistingOrder' as const,
    reference: 'KMX-1111-2222',
    lines: 1,
    at: new Date(Date.now() - 65_000).toISOString(),
  };
  const alreadySent = () => ({
    orderParts: { __typename: 'OrderRefused', code: 'alreadySent', articleNumbers: [], existing },
  });

  it('whose response was lost, and whose note has changed: the first order is confirmed', async () => {
    const { orders } = open(createStored([3]), { OrderParts: alreadySent });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await userEvent.type(screen.getByLabelText(/^Note to us/), 'Before Friday');
    await send();
    expect(await screen.findByText('Order KMX-1111-2222 was sent 1 minute ago')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Note to us/)).toHaveValue('Before Friday');
    await userEvent.click(screen.getByRole('button', { name: /^Keep order KMX-1111-2222/ }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(orders()).toHaveLength(1);
  });

  it('whose response was lost, and whose note has changed: another order is sent under another key', async () => {
    const { orders } = open(createStored([3]), {
      OrderParts: ({ input }) =>
        JSON.stringify(input).includes('key-1')
          ? alreadySent()
          : { orderParts: { __typename: 'OrderRequested', reference: 'KMX-3333-4444', lines: 1 } },
    });
    await quantityOf('Cutting blade pair');
    await chooseLocation();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send as another order' }));
    expect(await screen.findByRole('link', { name: 'Open order KMX-3333-4444' })).toBeInTheDocument();
    expect(orders()).toMatchObject([{ idempotencyKey: 'key-1' }, { idempotencyKey: 'key-2' }]);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  });

  it('is closed without product information, and sends no query', () => {
    const { requests } = open(createStored([3]), {}, customer);
    expect(screen.getByRole('heading', { name: 'You do not have access to this area' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('PartsCart on a narrow window', () => {
  it('makes a card of each line, with its quantity and the button that takes it out', async () => {
    narrowWindow();
    const { container } = open(createStored([3, 1]));
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    const cards = screen.getByRole('list', { name: 'Parts cart' });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(cards).getAllByRole('listitem');
    const card = within(first!);
    expect(card.getByText('KMX-100-200')).toBeInTheDocument();
    expect(card.getByText('High availability')).toBeInTheDocument();
    await screen.findByLabelText(/^Delivery location/);
    await expectNoAxeViolations(container);
    await userEvent.click(card.getByRole('button', { name: 'One more: Cutting blade pair' }));
    expect(card.getByRole('textbox', { name: 'Quantity of Cutting blade pair' })).toHaveValue('4');
    await userEvent.click(card.getByRole('button', { name: 'Remove Cutting blade pair' }));
    expect(within(cards).getAllByRole('listitem')).toHaveLength(1);
  });
});
