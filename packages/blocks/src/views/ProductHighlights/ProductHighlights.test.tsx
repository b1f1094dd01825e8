import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ProductHighlights } from './ProductHighlights';
import { productHighlightsMock } from './ProductHighlights.mock';

describe('ProductHighlights', () => {
  it('shows each highlight with its picture, or with a video that loads nothing before playing', async () => {
    const { container } = render(<ProductHighlights {...productHighlightsMock} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const film = screen.getByLabelText('Film: Straight from the drum');
    expect(film).toHaveAttribute('preload', 'none');
    expect(film).toHaveAttribute('controls');
    await expectNoAxeViolations(container);
  });

  it('omits the section without highlights', () => {
    const { container } = render(<ProductHighlights {...productHighlightsMock} highlights={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
