import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { narrowWindow, widenWindow } from '../lists/narrowWindow.mock';
import { FakePartsService, type FakeResponses, type RecordedRequest } from '../parts/fakePartsService.mock';
import { createProductPage, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { ProductInfos } from './ProductInfos';

const open = (address = '', responses: FakeResponses = {}, user = partsCustomer) => {
  window.history.replaceState(null, '', `/en/mykomax/product-information${address}`);
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakePartsService responses={responses} requests={requests} user={user}>
      <ProductInfos locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );
  const lastVariables = () => requests.findLast(({ operation }) => operation === 'ProductInfos')?.variables;
  return { ...view, requests, lastVariables };
};

const shown = () => screen.findByRole('table', { name: 'Product information' });

afterEach(widenWindow);

describe('ProductInfos', () => {
  it('shows products with links to their pages', async () => {
    const { container } = open();
    expect(within(await shown()).getByRole('link', { name: 'Gamma 450' })).toHaveAttribute(
      'href',
      '/en/mykomax/product-information/gamma-450',
    );
    expect(screen.getByText('45 products')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(container);
  });

  it('queries with the filters of the URL', async () => {
    const { lastVariables } = open('?text=gamma&brand=Komax&status=active&type=crimpLine&page=2');
    await shown();
    expect(lastVariables()).toEqual({
      text: 'gamma',
      brands: ['Komax'],
      statuses: ['active'],
      types: ['crimpLine'],
      page: 2,
      pageSize: 20,
    });
  });

  it.each([
    ['Brand', 'Schleuniger', '?brand=Schleuniger'],
    ['Product status', 'Discontinued', '?status=discontinued'],
  ])('filters by %s "%s" in the URL', async (filter, choice, address) => {
    open();
    const group = await screen.findByRole('group', { name: filter });
    await userEvent.click(within(group).getByRole('checkbox', { name: choice }));
    expect(window.location.search).toBe(address);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it.each([
    ['no products', '', 'No products yet'],
    ['none for the filters', '?text=x', 'No products were found for your filter settings'],
  ])('renders an empty state for %s', async (_, address, title) => {
    const { container } = open(address, { ProductInfos: () => createProductPage(0, 1, []) });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows the failure with contact and retry', async () => {
    const responses = [new DataError('unavailable'), createProductPage()];
    open('', { ProductInfos: () => responses.shift() ?? 'pending' });
    expect(await screen.findByRole('link', { name: 'Contact support' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeInTheDocument();
  });

  it('renders each product as a card on narrow windows, with every column', async () => {
    narrowWindow();
    const { container } = open();
    const cards = await screen.findByRole('list', { name: 'Product information' });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(cards).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Gamma 450' })).toBeInTheDocument();
    expect(
      within(first!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Brand', 'Item number', 'Machine type', 'Product status', 'Parts', 'Software version']);
    await expectNoAxeViolations(container);
  });

  it('denies access without the role and sends no query', async () => {
    const { requests, container } = open('', {}, customer);
    expect(screen.getByRole('heading', { name: 'You do not have access to this area' })).toBeInTheDocument();
    expect(requests).toEqual([]);
    await expectNoAxeViolations(container);
  });
});
