import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { TechnicalData } from './TechnicalData';
import { technicalDataMock } from './TechnicalData.mock';

describe('2.3 "technical data with metric/imperial toggle"', () => {
  it('holds both systems in groups that open, and the switch', async () => {
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

  it('marks figures that are ranges over all variants', () => {
    render(<TechnicalData {...technicalDataMock} />);
    expect(screen.getAllByText('depending on the variant')).toHaveLength(1);
  });

  it('offers no switch when nothing is measured', () => {
    const [wire] = technicalDataMock.groups;
    const rows = wire?.rows.slice(2) ?? [];
    render(<TechnicalData {...technicalDataMock} groups={[{ id: 'wire', name: 'Wire', rows }]} />);
    expect(screen.queryByRole('group', { name: 'Units' })).not.toBeInTheDocument();
  });
});
