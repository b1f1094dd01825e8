import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { Table } from './Table';
import { tableMock } from './Table.mock';

describe('Table', () => {
  it('is scrollable by keyboard in a region named by the caption', async () => {
    const { container } = render(<Table {...tableMock} />);
    expect(screen.getByRole('region', { name: tableMock.caption })).toHaveAttribute('tabindex', '0');
    await expectNoAxeViolations(container);
  });

  it('has headers for columns and rows', () => {
    render(<Table {...tableMock} />);
    expect(screen.getByRole('columnheader', { name: 'Alpha 560' })).toBeInTheDocument();
    const row = screen.getByRole('rowheader', { name: 'Feed speed, m/s' }).closest('tr');
    expect(row && within(row).getAllByRole('cell')).toHaveLength(2);
  });

  it('keeps a hidden caption for screen readers', () => {
    render(<Table {...tableMock} isCaptionHidden />);
    expect(screen.getByRole('table', { name: tableMock.caption })).toBeInTheDocument();
  });
});
