import { locationListingMock } from '../LocationList.mock';
import { compactPath } from './compactPath';
import { createLocationMap } from './createLocationMap';

const { items } = locationListingMock;
const only = (code: string) => items.filter(({ country }) => country?.code === code);

describe('2.3 "a map drawn from open geodata without a tile service"', () => {
  it('is small, and computed once', () => {
    const whole = createLocationMap(items, true);
    expect(whole.land.length).toBeGreaterThan(5000);
    expect(whole.land.length).toBeLessThan(10_000);
    expect(createLocationMap(only('CH'), true).land).toBe(whole.land);
  });

  it.each([
    ['Dierikon', [0.45, 0.58], [0.15, 0.4]],
    ['Shanghai', [0.78, 0.9], [0.3, 0.5]],
    ['São Paulo', [0.3, 0.42], [0.7, 0.9]],
  ] as const)('shows %s where it is', (name, [left, right], [top, bottom]) => {
    const point = createLocationMap(items, true).points.find(({ locations }) =>
      locations.some((location) => location.name === name),
    );
    expect(point?.x).toBeGreaterThan(left);
    expect(point?.x).toBeLessThan(right);
    expect(point?.y).toBeGreaterThan(top);
    expect(point?.y).toBeLessThan(bottom);
  });

  it('merges places closer than 31 units across and down, and separates them in their region', () => {
    const count = (isWhole: boolean) => createLocationMap(only('CH'), isWhole).points.length;
    expect([only('CH').length, count(true), count(false)]).toEqual([3, 1, 2]);
  });

  it('leaves 24 px for each point on a map of 750 px (WCAG 2.5.8)', () => {
    const { width, height, points } = createLocationMap(items, true);
    const pixels = 750 / width;
    for (const [index, first] of points.entries())
      for (const second of points.slice(index + 1)) {
        const across = Math.abs(first.x - second.x) * width * pixels;
        const down = Math.abs(first.y - second.y) * height * pixels;
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(24);
      }
  });

  it('centres a single place in its region', () => {
    const [point] = createLocationMap(only('BR'), false).points;
    expect(point?.x).toBeCloseTo(0.5, 1);
    expect(point?.y).toBeCloseTo(0.5, 1);
  });

  it('shows the world without any place', () => {
    expect(createLocationMap([], false).points).toEqual([]);
    expect(createLocationMap([], false).land).not.toBe('');
  });
});

it.each([
  ['M0,0L10,0L10,10L0,10Z', 'M0 0l10 0 0 10-10 0z'],
  ['M0,0L5,0.6L10,0L10.1,0.1L10,10.4L0,10Z', 'M0 0l10 0 0 10-10 0z'],
  ['M0,0L0.5,0L0,0.5Z', ''],
])('compacts %s to %s', (path, expected) => {
  expect(compactPath(path)).toBe(expected);
});
