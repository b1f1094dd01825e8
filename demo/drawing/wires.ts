import { add, fillet, sub, times } from './geometry';
import type { Camera, Curve, P3 } from './geometry';
import { ink, mix } from './palette';
import type { Part } from './scene';
import { curveData, edge, pathElement } from './svg';

export interface WireDetails {
  /** Turning radius of the corners. */
  turn?: number;
  /** Length of the pieces that are sorted on their own. */
  piece?: number;
  casing?: string;
  /** Runs off the sheet. */
  isTrailing?: boolean;
  /** A lighter line along the wire. */
  shine?: boolean;
}

const pieces = (curve: Curve, length: number): Curve[] => {
  const end = curve.segments.at(-1)?.[2];
  if (!end) return [];
  const isStraight = curve.segments.length === 1 && curve.segments[0]?.[0] === curve.start;
  if (!isStraight) {
    let start = curve.start;
    return curve.segments.map((segment) => {
      const part = { start, segments: [segment] };
      start = segment[2];
      return part;
    });
  }
  const whole = sub(end, curve.start);
  const count = Math.max(1, Math.ceil(Math.hypot(...whole) / length));
  return Array.from({ length: count }, (_, index): Curve => {
    const a = add(curve.start, times(whole, index / count));
    const b = add(curve.start, times(whole, (index + 1) / count));
    return { start: a, segments: [[a, b, b]] };
  });
};

/** A wire of a given thickness through points in space, with corners of an exact radius. */
export const wire = (
  points: readonly P3[],
  thickness: number,
  colour: string,
  details: WireDetails = {},
): Part[] =>
  fillet(points, details.turn ?? 1)
    .flatMap((curve) => pieces(curve, details.piece ?? 3))
    .map((curve): Part => {
      const all = [curve.start, ...curve.segments.flat()];
      const half = thickness * 0.35;
      // A straight run grows across its direction only, so that it can end at the side of a solid.
      const bound = (pick: (...values: number[]) => number, grow: number): P3 => {
        const along = (axis: 0 | 1 | 2): number => {
          const values = all.map((point) => point[axis]);
          return pick(...values) + (Math.max(...values) - Math.min(...values) > thickness ? 0 : grow);
        };
        return [along(0), along(1), along(2)];
      };
      return {
        min: bound(Math.min, -half),
        max: bound(Math.max, half),
        isTrailing: details.isTrailing ?? false,
        draw: (camera: Camera) => {
          const data = curveData(curve, camera.project);
          const width = thickness * camera.scale;
          return (
            pathElement(data, { stroke: details.casing ?? ink, width: width + edge * 1.7, cap: 'butt' }) +
            pathElement(data, { stroke: colour, width }) +
            (details.shine && width > 8
              ? pathElement(data, { stroke: mix(colour, '#ffffff', 0.45), width: width * 0.22 })
              : '')
          );
        },
      };
    });
