import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { keyFigures } from './KeyFigures.block';
import { keyFiguresMock } from './KeyFigures.mock';

describe('KeyFigures', () => {
  describeBlock({
    block: keyFigures,
    mock: keyFiguresMock,
    broken: [
      { ...keyFiguresMock, figures: [{ value: null, unit: null, label: 'Wires', note: null }] },
      'figures.0.value',
    ],
  });

  it('lists figures with their units', () => {
    render(renderBlock(keyFiguresMock));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Crimp height').closest('li')).toHaveTextContent('±0.01 mm');
  });
});
