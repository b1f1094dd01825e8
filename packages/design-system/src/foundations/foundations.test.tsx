import { render, screen, within } from '@testing-library/react';
import { themeNames } from '../tokens';
import { ContrastMatrix } from './ContrastMatrix';
import { Widths } from './SpaceSamples';

describe('Widths', () => {
  it('draws all widths to one scale, even if the page is narrower than the widest', () => {
    render(<Widths />);
    const drawn = screen.getAllByRole('listitem').map((item) => {
      const [, pixels] = /(\d+) px/.exec(item.textContent) ?? [];
      const share = Number.parseFloat(item.querySelector('div')?.style.inlineSize ?? '');
      return { pixels: Number(pixels), share };
    });
    expect(drawn.length).toBeGreaterThan(3);
    expect(new Set(drawn.map(({ pixels }) => pixels)).size).toBe(drawn.length);
    drawn.forEach(({ pixels, share }) => expect(share).toBeCloseTo(pixels / 14.4, 3));
  });
});

describe('ContrastMatrix', () => {
  it('shows the pairs closest to their limit, and collapses the rest', () => {
    render(<ContrastMatrix group="paper" />);
    const nearest = within(screen.getByRole('table', { name: 'Nearest to the limit, paper' }));
    expect(nearest.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Body text',
      'Other text',
      'Lines and icons',
    ]);
    const all = screen.getByText(new RegExp(`pairs in ${themeNames.length} themes$`)).closest('details');
    expect(all).not.toHaveAttribute('open');
    expect(all?.querySelector('table')).toBeInTheDocument();
  });

  it('contains the minimum of all measured values', () => {
    render(<ContrastMatrix group="accent" />);
    const [nearest, all] = [...document.querySelectorAll('table')];
    const rows = [...(all?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    );
    const leastOf = (limit: number) =>
      Math.min(...rows.filter(([least]) => least === limit).flatMap(([, ...figures]) => figures));
    const shown = [...(nearest?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 2).map((cell) => Number(cell.textContent)),
    );
    expect(shown.length).toBeGreaterThan(1);
    shown.forEach(([limit = 0, figure]) => expect(figure).toBe(leastOf(limit)));
  });
});
