import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductList } from './ProductList';
import { productListMock } from './ProductList.mock';
import type { ListedProduct } from './ProductList.types';

const { intl } = createPageContext();

describe('ProductList', () => {
  it('announces the number of products and links to each', async () => {
    const { container } = render(<ProductList intl={intl} {...productListMock} />);
    expect(screen.getByRole('status')).toHaveTextContent('Products found: 3');
    expect(screen.getByRole('link', { name: 'Alpha 550' })).toHaveAttribute(
      'href',
      '/en/products/crimp/crimp-lines/alpha-550',
    );
    const [, , gamma] = screen.getAllByRole('article');
    expect(gamma).toHaveTextContent('Discontinued');
    await expectNoAxeViolations(container);
  });

  it('links to the rest of a shortened list, and gives products anchors', () => {
    const wholeHref = '/en/products?show=all#product-4';
    const { rerender } = render(
      <ProductList intl={intl} {...productListMock} total={62} wholeHref={wholeHref} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Products found: 62');
    expect(screen.getByRole('link', { name: 'Show all 62 products' })).toHaveAttribute('href', wholeHref);
    expect(screen.getByText('3 of 62 shown')).toBeVisible();
    expect(screen.getAllByRole('article').map((card) => card.closest('li')?.id)).toEqual([
      'product-1',
      'product-2',
      'product-3',
    ]);
    rerender(<ProductList intl={intl} {...productListMock} />);
    expect(screen.queryByRole('link', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('shows cards that were rendered before, with the anchors of this list', () => {
    const { items } = productListMock;
    const renderCard = vi.fn((item: ListedProduct, renderItem: () => ReactNode) =>
      item.slug === items[0]?.slug ? <article>Rendered before</article> : renderItem(),
    );
    render(<ProductList intl={intl} {...productListMock} renderCard={renderCard} />);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Rendered before');
    expect(first?.closest('li')).toHaveAttribute('id', 'product-1');
    expect(second).not.toHaveTextContent('Rendered before');
    expect(renderCard.mock.calls.map(([item]) => item)).toEqual(items);
  });

  it('links to its orders, and marks the current one', () => {
    render(<ProductList intl={intl} {...productListMock} />);
    const orders = screen.getByRole('navigation', { name: 'Sort by' });
    const [, name, section] = within(orders).getAllByRole('link');
    expect(name).toHaveAttribute('aria-current', 'true');
    expect(section).toHaveAccessibleName('Largest cross-section');
    expect(section).toHaveAttribute('href', '/en/products?sort=crossSection');
    expect(section).not.toHaveAttribute('aria-current');
  });

  it('removes filters individually or all together', () => {
    render(<ProductList intl={intl} {...productListMock} />);
    const chosen = screen.getByRole('list', { name: 'Chosen filters' });
    expect(within(chosen).getByRole('link', { name: 'Remove filter: Komax' })).toHaveAttribute(
      'href',
      '/en/products?range=wire_0.5_2.5_mm2',
    );
    expect(within(chosen).getByRole('link', { name: 'Reset filters' })).toHaveAttribute(
      'href',
      '/en/products',
    );
  });

  it('suggests filters to remove if nothing matches', async () => {
    const { container } = render(<ProductList intl={intl} {...productListMock} items={[]} total={0} />);
    const [first] = screen.getAllByRole('link', { name: /^Without/ });
    expect(first).toHaveAccessibleName('Without “Conductor cross-section: 0.5 – 2.5 mm²”');
    expect(first?.closest('li')).toHaveTextContent('Products found: 12');
    expect(screen.getByRole('status')).toHaveTextContent('Products found: 0');
    await expectNoAxeViolations(container);
  });

  it('is beside its filters, with actions per product', () => {
    const items = productListMock.items.map((item) => ({ ...item, actions: <button>Compare</button> }));
    render(
      <ProductList intl={intl} {...productListMock} items={items} filters={<form aria-label="Filters" />} />,
    );
    expect(screen.getByRole('form', { name: 'Filters' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Compare' })).toHaveLength(items.length);
  });

  it('marks the language of texts in another language', () => {
    const [item] = productListMock.items;
    render(<ProductList intl={intl} {...productListMock} items={item ? [{ ...item, lang: 'de' }] : []} />);
    expect(screen.getByRole('article').closest('li')).toHaveAttribute('lang', 'de');
  });
});
