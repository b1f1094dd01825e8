import { render, screen } from '@testing-library/react';
import { describeBlock } from '../testing/describeBlock';
import { renderBlock } from '../testing/renderBlock';
import { teaserGrid } from './TeaserGrid.block';
import { teaserGridMock } from './TeaserGrid.mock';

describe('TeaserGrid', () => {
  describeBlock({
    block: teaserGrid,
    mock: teaserGridMock,
    broken: [{ ...teaserGridMock, teasers: teaserGridMock.teasers.slice(0, 1) }, 'teasers'],
  });

  it('makes the title the link, and says when it opens a new tab', () => {
    render(renderBlock(teaserGridMock));
    expect(screen.getByRole('link', { name: 'One press, a thousand terminals' })).toHaveAttribute(
      'href',
      '/en/crimp',
    );
    const outside = screen.getByRole('link', { name: /^What leaves the line.*Opens in a new tab$/ });
    expect(outside).toHaveAttribute('rel', 'noopener');
  });

  it('keeps a teaser whose link leads nowhere, without a link', () => {
    const [first, ...rest] = teaserGridMock.teasers;
    render(renderBlock({ ...teaserGridMock, teasers: [{ ...first!, link: null }, ...rest] }));
    expect(screen.getByRole('heading', { name: first!.title })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: first!.title })).not.toBeInTheDocument();
  });
});
