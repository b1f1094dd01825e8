/** Points, arcs and an orthographic camera. Curves stay cubic Bézier curves: a parallel projection keeps them exact. */

export type P2 = readonly [number, number];
export type P3 = readonly [number, number, number];

export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: P3, b: P3): P3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: P3, factor: number): P3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: P3, b: P3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const distance = (a: P3, b: P3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
export const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: P3): P3 => times(a, 1 / (Math.hypot(...a) || 1));

export interface Camera {
  /** Pixels per unit. */
  readonly scale: number;
  readonly project: (point: P3) => P2;
  /** Direction towards the viewer. */
  readonly view: P3;
}

/** Angles in degrees: 45 / 35.26 is the isometric view. */
export const createCamera = (
  azimuth: number,
  elevation: number,
  scale: number,
  origin: P2 = [0, 0],
): Camera => {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  const view: P3 = [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)];
  return {
    scale,
    view,
    project: ([x, y, z]) => [
      origin[0] + scale * (x * Math.cos(a) - y * Math.sin(a)),
      origin[1] + scale * ((x * Math.sin(a) + y * Math.cos(a)) * Math.sin(e) - z * Math.cos(e)),
    ],
  };
};

/** A start point and cubic segments (two handles and an end each); a straight segment has handles on its ends. */
export interface Curve {
  readonly start: P3;
  readonly segments: readonly (readonly [P3, P3, P3])[];
}

export const arc = (centre: P3, a: P3, b: P3, from: number, to: number): Curve => {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const step = (to - from) / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (t: number): P3 => add(centre, add(times(a, Math.cos(t)), times(b, Math.sin(t))));
  const slope = (t: number): P3 => add(times(a, -Math.sin(t)), times(b, Math.cos(t)));
  return {
    start: at(from),
    segments: Array.from({ length: count }, (_, index) => {
      const t0 = from + step * index;
      const t1 = t0 + step;
      return [add(at(t0), times(slope(t0), handle)), sub(at(t1), times(slope(t1), handle)), at(t1)] as const;
    }),
  };
};

export const straight = (from: P3, to: P3): Curve => ({ start: from, segments: [[from, to, to]] });

/** Straight runs and the arcs between them: a polyline with corners of an exact radius. */
export const fillet = (points: readonly P3[], radius: number): Curve[] => {
  const curves: Curve[] = [];
  let from = points[0];
  if (!from) return curves;
  for (let index = 1; index < points.length - 1; index += 1) {
    const before = points[index - 1];
    const corner = points[index];
    const after = points[index + 1];
    if (!before || !corner || !after) continue;
    const towards = unit(sub(before, corner));
    const away = unit(sub(after, corner));
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(towards, away))));
    const turn = Math.PI - angle;
    if (turn < 1e-3) continue;
    if (angle < 1e-2) {
      curves.push(straight(from, corner));
      from = corner;
      continue;
    }
    const reach = Math.min(distance(before, corner), distance(corner, after)) * 0.5;
    const length = Math.min(radius / Math.tan(angle / 2), reach);
    const exact = length * Math.tan(angle / 2);
    const enter = add(corner, times(towards, length));
    const leave = add(corner, times(away, length));
    const inward = unit(add(towards, away));
    const centre = add(corner, times(inward, exact / Math.sin(angle / 2)));
    if (distance(from, enter) > 1e-6) curves.push(straight(from, enter));
    curves.push(arc(centre, sub(enter, centre), times(unit(times(towards, -1)), exact), 0, turn));
    from = leave;
  }
  const last = points.at(-1);
  if (last && distance(from, last) > 1e-6) curves.push(straight(from, last));
  return curves;
};

/** Joins curves that meet. */
export const joined = (curves: readonly Curve[]): Curve | undefined => {
  const first = curves[0];
  return first && { start: first.start, segments: curves.flatMap((curve) => curve.segments) };
};

/** Convex hull, counter-clockwise. */
export const hull = (points: readonly P2[]): P2[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P2[]): P2[] => {
    const out: P2[] = [];
    for (const point of list) {
      for (;;) {
        const b = out.at(-1);
        const a = out.at(-2);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
};
