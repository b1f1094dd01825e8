import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import type { IconDrawing, IconSize } from './iconDrawing';
import { iconNames } from './iconNames';
import { icons16 } from './icons16';
import { icons24 } from './icons24';

/** Number of arguments of a path command, and the indices of the next point. */
const commands: Record<string, { length: number; x?: number; y?: number }> = {
  m: { length: 2, x: 0, y: 1 },
  l: { length: 2, x: 0, y: 1 },
  h: { length: 1, x: 0 },
  v: { length: 1, y: 0 },
  a: { length: 7, x: 5, y: 6 },
  z: { length: 0 },
};

/** Lists the end points of all strokes of a path, ignoring the bulge of arcs. */
function listPoints(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let current = { x: 0, y: 0 };
  let start = current;

  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = commands[letter.toLowerCase()];
    if (!command) throw new Error(`The path uses "${letter}", which this test does not read: ${path}`);
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    if (command.length === 0) current = start;

    for (let index = 0; index < numbers.length && command.length > 0; index += command.length) {
      const take = (place: number | undefined, from: number): number => {
        const value = place === undefined ? undefined : numbers[index + place];
        if (value === undefined) return from;
        return isRelative ? from + value : value;
      };
      current = { x: take(command.x, current.x), y: take(command.y, current.y) };
      if (letter.toLowerCase() === 'm' && index === 0) start = current;
      points.push(current);
    }
  }
  return points;
}

const grids: { size: IconSize; drawings: Record<string, IconDrawing> }[] = [
  { size: 16, drawings: icons16 },
  { size: 24, drawings: icons24 },
];

describe.each(grids)('the $size px grid', ({ size, drawings }) => {
  it('has exactly the icons of the list', () => {
    expect(Object.keys(drawings).sort()).toEqual([...iconNames].sort());
  });

  it.each(iconNames)('keeps %s inside its frame', (name) => {
    const { line = '', solid = '' } = drawings[name] ?? {};
    const points = [...listPoints(line), ...listPoints(solid)];

    expect(points.length).toBeGreaterThan(1);
    for (const { x, y } of points) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(size);
    }
  });

  it('draws each icon for this grid instead of scaling the other', () => {
    const other = size === 16 ? icons24 : icons16;

    for (const name of iconNames) expect(drawings[name]).not.toEqual(other[name]);
  });
});

describe('Icon', () => {
  it.each([16, 24] as const)('is %i px square and has the colour of its text', (size) => {
    const { container } = render(<Icon name="cart" size={size} />);
    const icon = container.querySelector('svg');

    expect(icon).toHaveAttribute('width', String(size));
    expect(icon).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    expect(container.querySelector('path[stroke]')).toHaveAttribute('stroke', 'currentColor');
    expect(container.querySelector('path[fill]')).toHaveAttribute('fill', 'currentColor');
  });

  it('is hidden from assistive technology without a title', () => {
    const { container } = render(<Icon name="bell" size={16} />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is an image with its title as accessible name', () => {
    render(<Icon name="bell" size={24} title="Three new messages" />);

    expect(screen.getByRole('img', { name: 'Three new messages' })).toBeInTheDocument();
  });
});
