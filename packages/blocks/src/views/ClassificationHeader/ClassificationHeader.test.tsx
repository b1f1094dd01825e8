import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ClassificationHeader } from './ClassificationHeader';
import { classificationHeaderMock } from './ClassificationHeader.mock';

const { intl } = createPageContext();

describe('ClassificationHeader', () => {
  it('shows name, number of products, and links to other classifications', async () => {
    const { container } = render(<ClassificationHeader intl={intl} {...classificationHeaderMock} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Crimping' })).toBeVisible();
    expect(screen.getByText('Product areas').nextElementSibling).toHaveTextContent('4');
    expect(screen.getByText('Products').nextElementSibling).toHaveTextContent('10');
    expect(screen.getByRole('link', { name: 'Compare products' })).toHaveAttribute(
      'href',
      '/en/products/compare',
    );
    await expectNoAxeViolations(container);
  });

  it('omits counts of zero', () => {
    render(<ClassificationHeader intl={intl} title="Marking" areaCount={0} productCount={0} />);
    expect(screen.queryByRole('term')).toBeNull();
  });
});
