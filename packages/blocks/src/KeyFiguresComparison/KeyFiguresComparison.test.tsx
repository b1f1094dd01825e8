import { render, screen, within } from '@testing-library/react';
import { describeBlock } from '../testing/describeBlock';
import { renderBlock } from '../testing/renderBlock';
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
});
