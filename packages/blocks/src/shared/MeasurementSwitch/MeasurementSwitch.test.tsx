import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { MeasurementSwitch } from './MeasurementSwitch';
import { measurementSwitchMock } from './MeasurementSwitch.mock';

describe('2.3 "technical data with metric/imperial toggle"', () => {
  it.each(['Metric', 'Imperial'] as const)('marks %s as current', async (measurement) => {
    const { container } = render(<MeasurementSwitch {...measurementSwitchMock} measurement={measurement} />);
    const links = within(screen.getByRole('group', { name: 'Units' })).getAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map(({ textContent }) => textContent)).toEqual([measurement]);
    await expectNoAxeViolations(container);
  });

  it.each([
    [{}, '?measurement=imperial'],
    [{ query: 'compare=crimping.alpha' }, '?compare=crimping.alpha&measurement=imperial'],
    [{ anchor: 'technical-data' }, '?measurement=imperial#technical-data'],
  ])('works without JavaScript: %o links to %s', (place, href) => {
    render(<MeasurementSwitch {...measurementSwitchMock} {...place} />);
    expect(screen.getByRole('link', { name: 'Imperial' })).toHaveAttribute('href', href);
  });
});
