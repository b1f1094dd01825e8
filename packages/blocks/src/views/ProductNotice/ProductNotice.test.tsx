import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductNotice } from './ProductNotice';
import { productNoticeMock } from './ProductNotice.mock';

describe('Issue 4.3 "discontinued notice with successor"', () => {
  it.each([
    ['discontinued', /is discontinued/],
    ['cancelled', /is no longer offered/],
  ] as const)('%s', async (status, words) => {
    const { container } = render(<ProductNotice {...productNoticeMock} status={status} />);
    expect(screen.getByRole('note')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Go to its successor, Linea 240' })).toHaveAttribute(
      'href',
      '/en/products/cut-strip/linea-240',
    );
    await expectNoAxeViolations(container);
  });

  it('has no link without a successor', () => {
    render(<ProductNotice {...productNoticeMock} successor={undefined} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing for an active product', () => {
    const { container } = render(<ProductNotice {...productNoticeMock} status="active" />);
    expect(container).toBeEmptyDOMElement();
  });
});
