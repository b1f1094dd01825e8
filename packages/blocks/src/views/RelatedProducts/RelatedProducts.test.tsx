import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { RelatedProducts } from './RelatedProducts';
import { relatedProductsMock } from './RelatedProducts.mock';

const groupNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('3 "related (type related/component/service)"', () => {
  it('in three groups, in that order', async () => {
    const { container } = render(
      <RelatedProducts {...relatedProductsMock} products={relatedProductsMock.products.toReversed()} />,
    );
    expect(groupNames()).toEqual(['Related products', 'Components', 'Services']);
    await expectNoAxeViolations(container);
  });

  it('omits empty groups', () => {
    render(<RelatedProducts {...relatedProductsMock} products={relatedProductsMock.products.slice(-1)} />);
    expect(groupNames()).toEqual(['Services']);
  });

  it('marks a discontinued product', () => {
    render(<RelatedProducts {...relatedProductsMock} />);
    expect(screen.getAllByText('Discontinued')).toHaveLength(1);
  });
});
