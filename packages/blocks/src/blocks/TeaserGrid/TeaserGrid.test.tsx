import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { teaserGrid } from './TeaserGrid.block';
import { teaserGridMock } from './TeaserGrid.mock';

describe('TeaserGrid', () => {
  describeBlock({
    block: teaserGrid,
    mock: teaserGridMock,
    broken: [{ ...teaserGridMock, teasers: teaserGridMock.teasers.slice(0, 1) }, 'teasers'],
  });

  it('links the title, and announces a new tab', () => {
    render(renderBlock(teaserGridMock));
    expect(screen.getByRole('link', { name: 'One press, a thousand terminals' })).toHaveAttribute(
      'href',
      '/en/crimp',
    );
    const outside = screen.getByRole('link', { name: /^What leaves the line.*Opens in a new tab$/ });
    expect(outside).toHaveAttribute('rel', 'noopener');
  });

  it('places the arrow after the last word of the title, without a line break', () => {
    const { container } = render(renderBlock(teaserGridMock));
    const arrows = [...container.querySelectorAll('svg')];
    expect(arrows).toHaveLength(teaserGridMock.teasers.length);
    expect(arrows.every((arrow) => arrow.closest('h2, h3') !== null)).toBe(true);
  });

  it('renders a teaser with a broken link as plain text', () => {
    const [first, ...rest] = teaserGridMock.teasers;
    render(renderBlock({ ...teaserGridMock, teasers: [{ ...first!, link: null }, ...rest] }));
    expect(screen.getByRole('heading', { name: first!.title })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: first!.title })).not.toBeInTheDocument();
  });
});
