import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { KeyFigure } from './KeyFigure';

describe('KeyFigure', () => {
  it('keeps a space between figure and unit for screen readers', async () => {
    const { container } = render(<KeyFigure value="0.013" unit="mm" label="Repeatability" note="At 20 °C" />);
    expect(screen.getByText('0.013')).toHaveTextContent('0.013 mm');
    // Also in right-to-left text.
    expect(screen.getByText('0.013').tagName).toBe('BDI');
    expect(screen.getByText('At 20 °C')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
