import { render, screen } from '@testing-library/react';
import { Wire, type WireVariant } from './Wire';

const variants: WireVariant[] = ['divider', 'corner', 'trail', 'empty', 'progress'];

function renderWire(variant: WireVariant, progress?: number): SVGSVGElement {
  const { container } = render(<Wire variant={variant} progress={progress} />);
  const drawing = container.querySelector('svg');
  if (!drawing) throw new Error(`The wire "${variant}" drew nothing.`);
  return drawing;
}

describe('Wire', () => {
  it.each(variants)('draws %s as a 2 px line in the text colour', (variant) => {
    const drawing = renderWire(variant);

    expect(drawing).toHaveAttribute('stroke', 'currentColor');
    expect(drawing).toHaveAttribute('stroke-width', '2');
    expect(drawing.querySelector('path, line')).toBeInTheDocument();
  });

  it.each(variants)('does not scale %s, so that line and radii stay exact', (variant) => {
    expect(renderWire(variant)).not.toHaveAttribute('viewBox');
  });

  it.each(variants)('hides %s from assistive technology', (variant) => {
    const drawing = renderWire(variant);

    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    { progress: 0, end: '0%' },
    { progress: 0.4, end: '40%' },
    { progress: 1, end: '100%' },
    { progress: 1.7, end: '100%' },
    { progress: -1, end: '0%' },
  ])('draws a progress of $progress up to $end', ({ progress, end }) => {
    const drawing = renderWire('progress', progress);

    expect(drawing.querySelector('line[data-order]')).toHaveAttribute('x2', end);
  });
});
