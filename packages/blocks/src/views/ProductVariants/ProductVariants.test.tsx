import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductVariants } from './ProductVariants';
import { productVariantsMock } from './ProductVariants.mock';

describe('ProductVariants', () => {
  it('shows the variants side by side, with missing values and actions for each', async () => {
    const variants = productVariantsMock.variants.map((variant) => ({
      ...variant,
      action: <button type="button">Compare {variant.id}</button>,
    }));
    const { container } = render(<ProductVariants {...productVariantsMock} variants={variants} />);
    const table = screen.getByRole('table', { name: /^Where the variants of Linea 220 differ/ });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = screen.getByRole('rowheader', { name: 'Stacker' }).closest('tr');
    expect(row).toHaveTextContent('not specified');
    expect(within(table).getAllByRole('button', { name: /^Compare v/ })).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  it('shows a message if the variants have no differences', () => {
    render(<ProductVariants {...productVariantsMock} rows={[]} />);
    expect(screen.getByText(/the same for all variants/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('omits the section for a single variant', () => {
    const { container } = render(
      <ProductVariants {...productVariantsMock} variants={productVariantsMock.variants.slice(0, 1)} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
