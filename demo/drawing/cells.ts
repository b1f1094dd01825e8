import type { P2 } from './geometry';

/** Voronoi cells inside an outline: how strands share the space in a crimp. */

export const area = (polygon: readonly P2[]): number =>
  polygon.reduce((sum, [x, y], index) => {
    const [nx, ny] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

export const centroid = (polygon: readonly P2[]): P2 | undefined => {
  const total = area(polygon);
  if (Math.abs(total) < 1e-6) return undefined;
  const [x, y] = polygon.reduce(
    ([sx, sy], [ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      const part = ax * by - bx * ay;
      return [sx + (ax + bx) * part, sy + (ay + by) * part];
    },
    [0, 0],
  );
  return [(x ?? 0) / (6 * total), (y ?? 0) / (6 * total)];
};

/** Clips a polygon to the points that are closer to `site` than to `other`. */
const nearer = (polygon: readonly P2[], site: P2, other: P2): P2[] => {
  const normal: P2 = [other[0] - site[0], other[1] - site[1]];
  const limit = (normal[0] * (other[0] + site[0]) + normal[1] * (other[1] + site[1])) / 2;
  const value = ([x, y]: P2): number => x * normal[0] + y * normal[1] - limit;
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [a, b] = [value(point), value(next)];
    const inside: P2[] = a <= 0 ? [point] : [];
    if (a <= 0 === b <= 0) return inside;
    const share = a / (a - b);
    return [
      ...inside,
      [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const,
    ];
  });
};

/** The part of the outline that belongs to a site. */
export const clipCell = (outline: readonly P2[], site: P2, sites: readonly P2[]): P2[] =>
  sites.reduce<P2[]>((cell, other) => (other === site ? cell : nearer(cell, site, other)), [...outline]);
