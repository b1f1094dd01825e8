import { add, arc, cross, dot, sub, times, unit } from './geometry';
import type { Curve, P2, P3 } from './geometry';
import { mix } from './palette';
import type { Material } from './palette';
import { along, axisVectors, facePen, shade } from './scene';
import type { Axis, Decorate, Part } from './scene';
import { curveData, detail, edge, pathElement, polygonData } from './svg';
import type { Pen, Style } from './svg';

export interface BoxDetails {
  front?: Decorate;
  top?: Decorate;
  side?: Decorate;
  width?: number;
}

/** A box from its corner farthest to the left, back and bottom. */
export const box = (at: P3, size: P3, material: Material, details: BoxDetails = {}): Part => {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const max: P3 = [x + w, y + d, z + h];
  return {
    min: at,
    max,
    draw: (camera) => {
      const side = (axis: Axis, origin: P3, width: number, height: number, decorate?: Decorate): string => {
        const pen = facePen(camera, axis, origin);
        const fill = shade(material, axis);
        return (
          pen.rect(0, 0, width, height, { fill, width: details.width ?? edge }) +
          (decorate ? decorate(pen, width, height) : '')
        );
      };
      return (
        side('z', [x, y, max[2]], w, d, details.top) +
        side('x', max, d, h, details.side) +
        side('y', [x, max[1], max[2]], w, h, details.front)
      );
    },
  };
};

/** Right and down of the cap that the viewer sees, as 3D directions. */
const capAxes: Record<Axis, readonly [P3, P3]> = {
  x: [
    [0, -1, 0],
    [0, 0, -1],
  ],
  y: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  z: [
    [1, 0, 0],
    [0, 1, 0],
  ],
};

export interface CylinderDetails {
  /** Drawn on the near cap; its pen is centred. */
  cap?: (pen: Pen, radius: number) => string;
  /** Radius at the far end of the axis, for cones. */
  end?: number;
  width?: number;
  /** Rings around the body, as shares of the length. */
  rings?: readonly number[];
}

const extent = (axis: Axis, at: P3, r: number, length: number): Pick<Part, 'min' | 'max'> => {
  const vector = axisVectors[axis];
  const rest = sub([1, 1, 1], vector);
  return { min: sub(at, times(rest, r)), max: add(add(at, times(vector, length)), times(rest, r)) };
};

/** A cylinder that starts at the centre `at` and runs along an axis towards the viewer. */
export const cylinder = (
  axis: Axis,
  at: P3,
  radius: number,
  length: number,
  material: Material,
  details: CylinderDetails = {},
): Part => ({
  ...extent(axis, at, Math.max(radius, details.end ?? 0), length),
  draw: (camera) => {
    const [u, v] = capAxes[axis];
    const far = details.end ?? radius;
    const top = add(at, times(axisVectors[axis], length));
    const flat = (vector: P3): P2 => {
      const [x, y] = camera.project(vector);
      const [ox, oy] = camera.project([0, 0, 0]);
      return [x - ox, y - oy];
    };
    const [pu, pv, pd] = [flat(u), flat(v), flat(axisVectors[axis])];
    const area = (a: P2, b: P2): number => a[0] * b[1] - a[1] * b[0];
    // Silhouette of the body: where the outline runs along the axis.
    const t1 = Math.atan2(area(pv, pd), area(pu, pd));
    const middle = t1 + Math.PI / 2;
    const isNear =
      (pu[0] * Math.cos(middle) + pv[0] * Math.sin(middle)) * pd[0] +
        (pu[1] * Math.cos(middle) + pv[1] * Math.sin(middle)) * pd[1] >
      0;
    const from = isNear ? t1 + Math.PI : t1;
    const ring = (centre: P3, r: number, start: number, end: number): Curve =>
      arc(centre, times(u, r), times(v, r), start, end);
    const band = (start: number, end: number, style: Style): string =>
      pathElement(
        `${curveData(ring(at, radius, start, end), camera.project)}${curveData(ring(top, far, end, start), camera.project, true)}Z`,
        style,
      );
    const tone = axis === 'z' ? material.front : axis === 'y' ? material.side : material.front;
    // The lit strip is on the upper or left side of the body, the shaded one opposite.
    const mid = (start: number, end: number): P2 => {
      const t = (start + end) / 2;
      return [pu[0] * Math.cos(t) + pv[0] * Math.sin(t), pu[1] * Math.cos(t) + pv[1] * Math.sin(t)];
    };
    const first = mid(from, from + 0.8);
    const second = mid(from + Math.PI - 0.8, from + Math.PI);
    const isFirstLit = axis === 'z' ? first[0] < second[0] : first[1] < second[1];
    const lit = isFirstLit
      ? ([from + 0.35, from + 1.0] as const)
      : ([from + Math.PI - 1.0, from + Math.PI - 0.35] as const);
    const dim = isFirstLit
      ? ([from + Math.PI - 0.95, from + Math.PI] as const)
      : ([from, from + 0.95] as const);
    const cap = facePen(camera, axis, top);
    return (
      band(from, from + Math.PI, { fill: tone, stroke: 'none' }) +
      band(lit[0], lit[1], { fill: material.top, stroke: 'none' }) +
      band(dim[0], dim[1], { fill: material.side, stroke: 'none' }) +
      band(from, from + Math.PI, { width: details.width ?? edge }) +
      (details.rings ?? [])
        .map((share) =>
          pathElement(
            curveData(
              ring(
                add(at, times(axisVectors[axis], length * share)),
                radius + (far - radius) * share,
                from,
                from + Math.PI,
              ),
              camera.project,
            ),
            { width: detail },
          ),
        )
        .join('') +
      cap.circle(0, 0, far, {
        fill: axis === 'z' ? material.top : axis === 'x' ? material.side : material.front,
        width: details.width ?? edge,
      }) +
      (details.cap ? details.cap(cap, far) : '')
    );
  },
});

/** Extrudes a profile along an axis. The profile is given in the directions of the near cap: right and down. */
export const prism = (
  axis: Axis,
  at: P3,
  profile: readonly P2[],
  length: number,
  material: Material,
  details: { cap?: (pen: Pen) => string; width?: number } = {},
): Part => {
  const [u, v] = capAxes[axis];
  const start = profile.map(([px, py]) => along(at, u, px, v, py));
  const shift = times(axisVectors[axis], length);
  const end = start.map((point) => add(point, shift));
  const all = [...start, ...end];
  const bound = (pick: (...values: number[]) => number): P3 => [
    pick(...all.map((p) => p[0])),
    pick(...all.map((p) => p[1])),
    pick(...all.map((p) => p[2])),
  ];
  const winding = profile.reduce((sum, [px, py], index) => {
    const [nx, ny] = profile[(index + 1) % profile.length] ?? [0, 0];
    return sum + px * ny - nx * py;
  }, 0);
  return {
    min: bound(Math.min),
    max: bound(Math.max),
    draw: (camera) => {
      const width = details.width ?? edge;
      const faces = start.flatMap((a, index) => {
        const next = (index + 1) % start.length;
        const [b, c, d] = [start[next], end[next], end[index]];
        if (!b || !c || !d) return [];
        const raw = cross(sub(b, a), shift);
        const normal = unit(times(raw, winding > 0 ? 1 : -1));
        const facing = cross(u, v);
        const outward = dot(facing, axisVectors[axis]) > 0 ? normal : times(normal, -1);
        if (dot(outward, camera.view) <= 1e-4) return [];
        const [nx, ny, nz] = outward.map((value) => Math.max(0, value)) as [number, number, number];
        const total = nx + ny + nz || 1;
        const tone = mix(mix(material.front, material.top, nz / total), material.side, nx / total);
        const depth = dot(add(add(a, b), add(c, d)), camera.view);
        return [
          { depth, svg: pathElement(polygonData([a, b, c, d].map(camera.project)), { fill: tone, width }) },
        ];
      });
      const cap = facePen(camera, axis, add(at, shift));
      return (
        faces
          .sort((a, b) => a.depth - b.depth)
          .map(({ svg }) => svg)
          .join('') +
        cap.poly(profile, { fill: shade(material, axis), width }) +
        (details.cap?.(cap) ?? '')
      );
    },
  };
};

/** A flat drawing on a plane across an axis, for covers of glass, scales and plates. */
export const plate = (axis: Axis, at: P3, width: number, height: number, decorate: Decorate): Part => {
  const [u, v] = capAxes[axis];
  const corner = along(at, u, width, v, height);
  const bound = (pick: (a: number, b: number) => number): P3 => [
    pick(at[0], corner[0]),
    pick(at[1], corner[1]),
    pick(at[2], corner[2]),
  ];
  return {
    min: bound(Math.min),
    max: bound(Math.max),
    draw: (camera) => decorate(facePen(camera, axis, at), width, height),
  };
};
