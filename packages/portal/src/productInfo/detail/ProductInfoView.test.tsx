import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createCartStorageKey, parsePartsCart } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import {
  FakePartsService,
  type FakeResponses,
  type RecordedRequest,
} from '../../parts/fakePartsService.mock';
import { emptyProductDetail, partsCustomer } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { ProductInfoView } from './ProductInfoView';

const open = (address = '', responses: FakeResponses = {}) => {
  window.history.replaceState(null, '', `/en/mykomax/product-information/gamma-450${address}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests}>
      <ProductInfoView slug="gamma-450" locale={localeMock} user={partsCustomer} config={configMock} />
    </FakePartsService>,
  );
  return { ...view, requests };
};

const readLines = () =>
  parsePartsCart(localStorage.getItem(createCartStorageKey(partsCustomer.id))).parts.map(
    ({ articleNumber, quantity }) => [articleNumber, quantity],
  );

beforeEach(() => localStorage.clear());
afterEach(widenWindow);

describe('ProductInfoView', () => {
  it.each([
    ['', 'Spare and wear parts', 'Wear parts'],
    ['?tab=knowledge', 'Knowledge hub', 'Change the cutting blades'],
    ['?tab=software', 'Software', 'Software 4.2.1'],
    ['?tab=order', 'Order parts', 'Order from a list'],
    ['?tab=prices', 'Spare and wear parts', 'Wear parts'],
  ])('2 "The tabs of product information detail": "%s" shows %s', async (address, tab, heading) => {
    const { container } = open(address);
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('stores the selected tab in the URL', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Software' }));
    expect(window.location.search).toBe('?tab=software');
    const [first, second] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Software 4.2.1');
    expect(within(screen.getByRole('tabpanel')).getAllByText('Latest')).toHaveLength(1);
    expect(second).toBeInTheDocument();
  });

  it('4 "Adding an existing part increases its quantity", and announces it', async () => {
    open();
    const add = await screen.findByRole('button', { name: 'Add to cart: Guide tube' });
    await userEvent.click(screen.getByRole('button', { name: 'One more: Guide tube' }));
    await userEvent.click(add);
    await userEvent.click(add);
    expect(readLines()).toEqual([['KMX-100-300', 3]]);
    expect(screen.getByText('1 × Guide tube was added to the cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart: 1 line' })).toHaveAttribute('href', '/en/mykomax/cart');
  });

  it('shows a result for every line of a pasted list, and adds the found parts to the cart', async () => {
    const { requests, container } = open('?tab=order');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Part numbers' }));
    await userEvent.paste('KMX-100-200;2\nKMX-999\nKMX-200-100;many');
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    expect(await screen.findByText('1 found, 2 not usable')).toBeInTheDocument();
    expect(requests.findLast(({ operation }) => operation === 'PartsByArticleNumbers')?.variables).toEqual({
      articleNumbers: ['KMX-100-200', 'KMX-999'],
      language: 'en',
    });
    expect(screen.getByText('Unknown part number')).toBeInTheDocument();
    expect(screen.getByText('The quantity is not a whole number from 1 to 9999')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 found line to the cart' }));
    expect(readLines()).toEqual([['KMX-100-200', 2]]);
    expect(screen.getByRole('textbox', { name: 'Part numbers' })).toHaveFocus();
  });

  it('searches within the parts of the product', async () => {
    const { requests } = open('?tab=order');
    await userEvent.type(await screen.findByRole('searchbox'), 'blade{Enter}');
    expect(window.location.search).toBe('?tab=order&text=blade');
    await waitFor(() =>
      expect(requests.findLast(({ operation }) => operation === 'ProductParts')?.variables).toMatchObject({
        text: 'blade',
        productSlug: 'gamma-450',
        page: 1,
      }),
    );
  });

  it.each([
    ['', 'No parts are listed for this product'],
    ['?tab=knowledge', 'There are no articles about this product yet'],
    ['?tab=software', 'There is no software for this product'],
  ])('has an empty state for "%s"', async (address, title) => {
    open(address, { ProductInfo: () => emptyProductDetail });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('shows the same message for a missing and an inaccessible product', async () => {
    open('', { ProductInfo: () => new DataError('failed', { serviceCode: 'PRODUCT_NOT_AVAILABLE' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This product is not available');
  });
});

describe('ProductInfoView on a narrow window', () => {
  beforeEach(narrowWindow);

  it('renders each part as a card with its quantity and add button', async () => {
    const { container } = open();
    const cards = await screen.findByRole('list', { name: 'Wear parts' });
    const [first] = within(cards).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Cutting blade pair.*KMX-100-200.*250,000.*High availability/);
    const add = within(first!).getByRole('button', { name: 'Add to cart: Cutting blade pair' });
    await userEvent.click(add);
    expect(readLines()).toEqual([['KMX-100-200', 1]]);
    // The notice may be out of sight, so the button itself confirms the addition.
    expect(add.querySelector('[data-icon="check"]')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('names the results of a list by their parts and shows the line numbers', async () => {
    const { container } = open('?tab=order');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Part numbers' }));
    await userEvent.paste('KMX-100-200;2\nKMX-999');
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    const responses = within(await screen.findByRole('list', { name: 'Results for the lines of your list' }));
    const [found, unknown] = responses.getAllByRole('listitem');
    expect(found).toHaveTextContent(/^Cutting blade pairKMX-100-200Line1Quantity/);
    expect(within(found!).getByRole('textbox', { name: 'Quantity of Cutting blade pair' })).toHaveValue('2');
    expect(unknown).toHaveTextContent(/^KMX-999Line2AvailabilityUnknown part number$/);
    await expectNoAxeViolations(container);
  });
});
