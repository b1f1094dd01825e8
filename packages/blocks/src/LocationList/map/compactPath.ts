type Point = readonly [x: number, y: number];

/** Units of the drawing; what lies nearer to the point before does not change what is seen. */
const leastStep = 1.4;

const fewestPoints = 4;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const readPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

function thinned(points: readonly Point[]): readonly Point[] {
  return points.reduce<readonly Point[]>((simplified, point) => {
    const last = simplified.at(-1);
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < leastStep;
    return isNear ? simplified : [...simplified, point];
  }, []);
}

/** Writes relative steps, `1.2-.5`; only the first point is absolute. */
function writeRing(points: readonly Point[]): string {
  const [first] = points;
  if (!first || points.length < fewestPoints) return '';
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return [tenth(x - fromX), tenth(y - fromY)];
  });
  const text = steps
    .flat()
    .map((step) => String(step).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
  return `M${first[0]} ${first[1]}l${text}z`;
}

/** A path of closed rings (`M1,2L3,4…Z`) as the same drawing in fewer characters; specks are left out. */
export const compactPath = (path: string): string =>
  path
    .split('M')
    .filter(Boolean)
    .map((ring) => writeRing(thinned(ring.replace('Z', '').split('L').map(readPoint))))
    .join('');
