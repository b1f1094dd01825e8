type Point = readonly [x: number, y: number];

/** In units of the drawing, little more than a pixel on a map of 1180 px: closer points make no visible difference. */
const tolerance = 1;

const minPoints = 3;

const readPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** Distance of a point from the line through two others, or from both if they are the same. */
function distanceFrom([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Removes points close to the line between their neighbours (Douglas and Peucker 1973). */
function simplify(points: readonly Point[]): readonly Point[] {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length < 3) return points;
  const distances = points.map((point) => distanceFrom(from, to, point));
  const largest = Math.max(...distances);
  if (largest <= tolerance) return [from, to];
  const at = distances.indexOf(largest);
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

const toWhole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Writes relative steps in whole units, `12-5`; only the first point is absolute. */
function writeRing(points: readonly Point[]): string {
  const [first] = points;
  if (!first || points.length < minPoints) return '';
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return [x - fromX, y - fromY];
  });
  return `M${first.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
}

/** Parses a ring and closes it. */
function readRing(text: string): readonly Point[] {
  const points = text.replace('Z', '').split('L').map(readPoint);
  return [...points, ...points.slice(0, 1)];
}

/** Compacts a path of closed rings (`M1,2L3,4…Z`) with hardly visible differences; specks are removed. */
export const compactPath = (path: string): string =>
  path
    .split('M')
    .filter(Boolean)
    .map((ring) => writeRing(simplify(readRing(ring)).slice(0, -1).map(toWhole)))
    .join('');
