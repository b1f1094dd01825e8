import { render, screen, within } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { keyFiguresComparison } from './KeyFiguresComparison.block';
import { keyFiguresComparisonMock } from './KeyFiguresComparison.mock';

describe('KeyFiguresComparison', () => {
  describeBlock({
    block: keyFiguresComparison,
    mock: keyFiguresComparisonMock,
    broken: [
      {
        ...keyFiguresComparisonMock,
        columns: [{ label: 'One' }, { label: 'Two' }],
        rows: [{ label: 'Output', unit: null, values: [{ value: '1' }] }],
      },
      'rows.0.values',
    ],
  });

  it('is a data table with named rows and columns', () => {
    render(renderBlock(keyFiguresComparisonMock));
    const table = screen.getByRole('table', { name: 'Crimping machines with one to three stations' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Item', 'Alpha 530', 'Alpha 550', 'Zeta 640']);
    expect(within(table).getByRole('rowheader', { name: 'Output pcs/h' })).toBeInTheDocument();
  });

  it('aligns figures at the end, and texts at the start', () => {
    const text = keyFiguresComparisonMock.rows.map((row) => ({
      ...row,
      values: row.values.map(() => ({ value: 'as built' })),
    }));
    const { container, rerender } = render(renderBlock(keyFiguresComparisonMock));
    expect(container.querySelector('td > bdi')).not.toBeNull();
    rerender(renderBlock({ ...keyFiguresComparisonMock, rows: text }));
    expect(container.querySelector('td > bdi')).toBeNull();
  });

  it('links telephone numbers and e-mail addresses', () => {
    const columns = [{ label: 'Telephone' }, { label: 'E-mail' }, { label: 'Hours' }];
    const values = ['+41 41 000 00 20', 'service@komax.example', 'Mon–Fri'].map((value) => ({ value }));
    render(
      renderBlock({
        ...keyFiguresComparisonMock,
        columns,
        rows: [{ label: 'Service', unit: null, values }],
      }),
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+41410000020',
      'mailto:service@komax.example',
    ]);
  });
});
