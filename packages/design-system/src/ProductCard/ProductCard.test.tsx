import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { ProductCard } from './ProductCard';

const minimal = { name: 'Alpha 550', href: '/en/products/crimping/alpha-550', picture: undefined };

describe('ProductCard', () => {
  it('is a single link named by the product', async () => {
    const { container } = render(
      <section>
        <h2>Products</h2>
        <ProductCard
          {...minimal}
          brand="Komax"
          text="Crimp to crimp."
          note="4 variants"
          status={{ text: 'Discontinued', tone: 'warning' }}
          actions={<button type="button">Compare</button>}
        />
      </section>,
    );
    const link = screen.getByRole('link', { name: 'Alpha 550' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link).toHaveAttribute('href', minimal.href);
    expect(screen.getByRole('article')).toHaveTextContent('Komax');
    expect(screen.getByText('Discontinued')).toBeVisible();
    expect(screen.getByText('4 variants')).toBeVisible();
    expect(link).not.toContainElement(screen.getByRole('button', { name: 'Compare' }));
    await expectNoAxeViolations(container);
  });

  it('pairs each figure with its name, and shows its share of the scale', async () => {
    const { container } = render(
      <ProductCard
        {...minimal}
        headingLevel={2}
        figures={[
          { name: 'Output', value: '4,800 pcs/h', share: { from: 0.1, to: 0.35 } },
          { name: 'Weight', value: '80 kg' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Output', 'Weight']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4,800 pcs/h',
      '80 kg',
    ]);
    expect(container.querySelector('dd > span')).toHaveStyle({
      insetInlineStart: '10.0%',
      inlineSize: '25.0%',
    });
    await expectNoAxeViolations(container);
  });

  it('reserves the space of a missing picture, and omits other missing parts', () => {
    const { container } = render(<ProductCard {...minimal} headingLevel={2} />);
    expect(container.querySelector('[data-wire="empty"]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Alpha 550' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(/^Alpha 550$/);
  });
});
