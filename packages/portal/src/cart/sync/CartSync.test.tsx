import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCartStorageKey, parsePartsCart } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import {
  FakePartsService,
  type FakeResponses,
  type RecordedRequest,
} from '../../parts/fakePartsService.mock';
import { parts, partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { listResponses } from '../lists/partLists.mock';
import { PartsCart } from '../PartsCart';
import { createCartService } from './cartService.mock';
import { CartSyncProvider } from './CartSyncProvider';

const key = createCartStorageKey(partsCustomer.id);
const [blade, tube] = parts;
const lineOf = (part: typeof blade, quantity: number) => ({
  articleNumber: part?.articleNumber ?? '',
  partId: part?.id ?? '',
  quantity,
});
const storeLocally = (part: typeof blade, quantity: number) => {
  const { id, articleNumber } = part ?? {};
  const line = { key: articleNumber?.replaceAll('-', ''), id, articleNumber, quantity };
  localStorage.setItem(key, JSON.stringify({ version: 1, parts: [line] }));
};
const readLocally = () =>
  Object.fromEntries(
    parsePartsCart(localStorage.getItem(key)).parts.map(({ articleNumber, quantity }) => [
      articleNumber,
      quantity,
    ]),
  );

const open = (responses: FakeResponses) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={{ ...listResponses, ...responses }} requests={requests}>
      <CartSyncProvider userId={partsCustomer.id}>
        <PartsCart locale={localeMock} user={partsCustomer} config={configMock} />
      </CartSyncProvider>
    </FakePartsService>,
  );
  const sent = (operation: string) => requests.filter((request) => request.operation === operation);
  return { ...view, sent };
};

const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` });
const add = (name: string) => userEvent.click(screen.getByRole('button', { name: `One more: ${name}` }));
const returnToTab = () => act(() => void window.dispatchEvent(new Event('focus')));
const notice = /We cannot reach your account/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(crypto, { randomUUID: () => 'key-1' });
});

describe('the cart of the account', () => {
  it('is shown on a device that has none', async () => {
    const { container } = open(createCartService({ 'org-1': [lineOf(blade, 3)] }).responses);
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    expect(readLocally()).toEqual({ 'KMX-100-200': 3 });
    await screen.findByRole('table', { name: 'Saved lists' });
    await expectNoAxeViolations(container);
  });

  it('is merged with the one that only this browser had: nothing is lost, nothing doubled', async () => {
    storeLocally(blade, 2);
    const service = createCartService({ 'org-1': [lineOf(blade, 2), lineOf(tube, 5)] });
    open(service.responses);
    expect(await quantityOf('Guide tube')).toHaveValue('5');
    expect(await quantityOf('Cutting blade pair')).toHaveValue('2');
    expect(service.read()).toEqual({ 'KMX-100-200': 2, 'KMX-100-300': 5 });
  });

  it('gets a change a moment later, under the revision that the device knows', async () => {
    const service = createCartService({ 'org-1': [lineOf(blade, 3)] });
    const { sent } = open(service.responses);
    await quantityOf('Cutting blade pair');
    await add('Cutting blade pair');
    await waitFor(() => expect(service.read()).toEqual({ 'KMX-100-200': 4 }));
    expect(sent('UpdateCart')).toMatchObject([
      {
        variables: {
          organisationId: 'org-1',
          baseRevision: 1,
          changes: [{ articleNumber: 'KMX-100-200', partId: 'part-1', quantity: 4 }],
        },
      },
    ]);
  });

  it('that another device has changed is shown when the tab is looked at again', async () => {
    const service = createCartService({ 'org-1': [lineOf(blade, 3)] });
    open(service.responses);
    await quantityOf('Cutting blade pair');
    service.update('org-1', [lineOf(blade, 0), lineOf(tube, 1)]);
    returnToTab();
    expect(await quantityOf('Guide tube')).toHaveValue('1');
    expect(screen.queryByRole('textbox', { name: 'Quantity of Cutting blade pair' })).toBeNull();
  });

  it('names the quantities that another device has changed as well', async () => {
    storeLocally(blade, 2);
    const conflicts = [
      { articleNumber: 'KMX-100-200', kept: 7, dropped: 2 },
      { articleNumber: 'KMX-100-300', kept: 0, dropped: 1 },
    ];
    open(createCartService({ 'org-1': [] }, { conflicts }).responses);
    const text = 'KMX-100-200: 7, KMX-100-300 removed';
    const shown = await screen.findByText((content) => content.endsWith(text));
    expect(shown).toHaveTextContent(/changed on another device/);
    await userEvent.click(screen.getByRole('button', { name: 'Hide message' }));
    expect(shown).not.toBeInTheDocument();
  });

  it('is not reached: the cart works on this device and says so, and is stored later', async () => {
    storeLocally(blade, 2);
    const service = createCartService();
    service.fail(new DataError('unavailable'));
    const { container } = open(service.responses);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await add('Cutting blade pair');
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    await expectNoAxeViolations(container);
    service.fail(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.read()).toEqual({ 'KMX-100-200': 3 }));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  });

  it('does not take more lines than fit, and nothing is lost here', async () => {
    storeLocally(blade, 2);
    open({
      ...createCartService().responses,
      UpdateCart: () => ({ updateCart: { __typename: 'CartRefused', code: 'tooMany' } }),
    });
    expect(await screen.findByText(/more than 200 lines together/)).toBeInTheDocument();
    expect(await quantityOf('Cutting blade pair')).toHaveValue('2');
  });

  it('of another organisation is shown when the person chooses it', async () => {
    const service = createCartService({ 'org-1': [lineOf(blade, 3)], 'org-2': [lineOf(tube, 6)] });
    const organisations = ['org-1', 'org-2'].map((id) => ({
      __typename: 'Organisation',
      id,
      name: `Organisation ${id}`,
    }));
    open({
      ...service.responses,
      FrameMe: () => ({ me: { __typename: 'Me', id: 'u-customer', organisations } }),
    });
    await quantityOf('Cutting blade pair');
    await userEvent.selectOptions(await screen.findByLabelText('Order for'), 'org-2');
    expect(await quantityOf('Guide tube')).toHaveValue('6');
    expect(service.read('org-1')).toEqual({ 'KMX-100-200': 3 });
    expect(service.read('org-2')).toEqual({ 'KMX-100-300': 6 });
  });
});

describe('an order of the cart of the account', () => {
  const send = async () => {
    await userEvent.selectOptions(await screen.findByLabelText(/^Delivery location/), 'location-2');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  };
  const ordered = {
    orderParts: { __typename: 'OrderRequested', reference: 'KMX-1111-2222', lines: 1 },
  };
  const empty = () => screen.findByRole('heading', { name: 'Your cart is empty' });

  it('names the cart, and is emptied here without being sent as a change', async () => {
    const service = createCartService({ 'org-1': [lineOf(blade, 3)] });
    const { sent } = open({
      ...service.responses,
      OrderParts: () => {
        service.update('org-1', [lineOf(blade, 0)]);
        return ordered;
      },
    });
    await quantityOf('Cutting blade pair');
    await send();
    expect(await empty()).toBeInTheDocument();
    expect(sent('OrderParts')).toMatchObject([
      { variables: { input: { cart: { organisationId: 'org-1', revision: 1 } } } },
    ]);
    expect(sent('UpdateCart')).toEqual([]);
  });

  it('whose response was lost leaves the entries until it is sent again', async () => {
    const service = createCartService({ 'org-1': [lineOf(blade, 3)] });
    const outcomes = [new DataError('unavailable')];
    const { sent } = open({
      ...service.responses,
      OrderParts: () => {
        service.update('org-1', [lineOf(blade, 0)]);
        return outcomes.shift() ?? ordered;
      },
    });
    await quantityOf('Cutting blade pair');
    const reads = sent('Cart').length;
    await send();
    await screen.findByRole('link', { name: 'Contact support' });
    returnToTab();
    expect(await quantityOf('Cutting blade pair')).toHaveValue('3');
    expect(sent('Cart')).toHaveLength(reads);
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await empty()).toBeInTheDocument();
    await waitFor(() => expect(sent('Cart')).toHaveLength(reads + 1));
  });
});
