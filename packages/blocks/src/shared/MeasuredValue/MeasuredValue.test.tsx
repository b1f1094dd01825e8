import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { MeasuredValue } from './MeasuredValue';
import { measuredValueMock } from './MeasuredValue.mock';

afterEach(() => {
  delete document.documentElement.dataset.measurement;
});

describe('4 "Measurement system: explicit user choice, else the country\'s default, else Metric"', () => {
  it.each([
    [undefined, '0.13 – 6 mm²', '26 – 10 AWG'],
    ['Metric', '0.13 – 6 mm²', '26 – 10 AWG'],
    ['Imperial', '26 – 10 AWG', '0.13 – 6 mm²'],
  ])('a page in %s shows %s and reserves the space of %s', async (system, shown, hidden) => {
    if (system) document.documentElement.dataset.measurement = system;
    const { container } = render(<MeasuredValue {...measuredValueMock} />);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(hidden)).not.toBeVisible();
    expect(screen.getByText(hidden)).toHaveStyle({ visibility: 'hidden' });
    await expectNoAxeViolations(container);
  });

  it('renders a value once that is equal in both systems', () => {
    const { container } = render(<MeasuredValue metric="400 V" imperial="400 V" />);
    expect(container).toHaveTextContent(/^400 V$/);
    expect(screen.getByText('400 V').tagName).toBe('BDI');
  });
});
