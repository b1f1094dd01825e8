import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { TechnicalData } from './TechnicalData';
import { technicalDataMock } from './TechnicalData.mock';

describe('2.3 "technical data with metric/imperial toggle"', () => {
  it('contains both systems in collapsible groups, and the switch', async () => {
    const { container } = render(<TechnicalData {...technicalDataMock} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wire',
      'Processing',
      'Supply',
    ]);
    expect(screen.getByText('0.4 – 5 mm')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Wire' }));
    expect(screen.getByText('0.4 – 5 mm')).toBeVisible();
    expect(screen.getByText('0.0157 – 0.197 in')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Imperial' })).toHaveAttribute(
      'href',
      '?measurement=imperial#technical-data',
    );
    await expectNoAxeViolations(container);
  });

  it('marks ranges over all variants', () => {
    render(<TechnicalData {...technicalDataMock} />);
    expect(screen.getAllByText('depending on the variant')).toHaveLength(1);
  });

  it('has no switch without measured values', () => {
    const [wire] = technicalDataMock.groups;
    const rows = wire?.rows.slice(2) ?? [];
    render(<TechnicalData {...technicalDataMock} groups={[{ id: 'wire', name: 'Wire', rows }]} />);
    expect(screen.queryByRole('group', { name: 'Units' })).not.toBeInTheDocument();
  });
});
