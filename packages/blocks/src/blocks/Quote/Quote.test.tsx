import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { quote } from './Quote.block';
import { quoteMock } from './Quote.mock';

describe('Quote', () => {
  describeBlock({
    block: quote,
    mock: quoteMock,
    broken: [{ ...quoteMock, attribution: null }, 'attribution'],
  });

  it('attributes the quotation in its figure', () => {
    render(renderBlock(quoteMock));
    expect(screen.getByRole('figure')).toHaveTextContent('Head of harness production');
  });
});
