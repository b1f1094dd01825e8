import { createCamera, dot, hull } from './geometry';
import type { Camera, P2, P3 } from './geometry';
import { paper, paperLine, shadowTone } from './palette';
import type { Material } from './palette';
import { createPen, pathElement, polygonData, sheet, sheetHeight, sheetWidth } from './svg';
import type { Pen } from './svg';

/** Something with a bounding box that draws itself. */
export interface Part {
  readonly min: P3;
  readonly max: P3;
  /** Runs off the sheet: left out when the scene is fitted. */
  readonly isTrailing?: boolean;
  readonly draw: (camera: Camera) => string;
}

export type Parts = Part | readonly Parts[];

const isPart = (parts: Parts): parts is Part => 'draw' in parts;
const flatten = (parts: Parts): Part[] => (isPart(parts) ? [parts] : parts.flatMap(flatten));

export type Decorate = (pen: Pen, width: number, height: number) => string;
export type Axis = 'x' | 'y' | 'z';

export const axisVectors: Record<Axis, P3> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
/** Right and down on the visible side across an axis. */
const faceRight: Record<Axis, P3> = { x: [0, -1, 0], y: [1, 0, 0], z: [1, 0, 0] };
const faceDown: Record<Axis, P3> = { x: [0, 0, -1], y: [0, 0, -1], z: [0, 1, 0] };

export const along = (origin: P3, u: P3, x: number, v: P3, y: number): P3 => [
  origin[0] + u[0] * x + v[0] * y,
  origin[1] + u[1] * x + v[1] * y,
  origin[2] + u[2] * x + v[2] * y,
];

/** A pen for a plane through `origin` with the directions `u` (right) and `v` (down). */
export const planePen = (camera: Camera, origin: P3, u: P3, v: P3): Pen =>
  createPen(([x, y]) => camera.project(along(origin, u, x, v, y)), camera.scale);

export const facePen = (camera: Camera, axis: Axis, origin: P3): Pen =>
  planePen(camera, origin, faceRight[axis], faceDown[axis]);

export const shade = (material: Material, axis: Axis): string =>
  axis === 'z' ? material.top : axis === 'y' ? material.front : material.side;

const isBehind = (a: Part, b: Part): boolean =>
  [0, 1, 2].some((axis) => (a.max[axis] ?? 0) <= (b.min[axis] ?? 0) + 1e-6);

const corners = ({ min, max }: Pick<Part, 'min' | 'max'>): P3[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): P3 => [x, y, z])),
  );

/** Far parts first. Boxes that a plane separates have an exact order; others keep the order of insertion. */
export const paintOrder = (parts: readonly Part[], camera: Camera): Part[] => {
  const frames = parts.map((part) => {
    const points = corners(part).map(camera.project);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
  });
  const strong = parts.map(() => new Set<number>());
  const weak = parts.map(() => new Set<number>());
  parts.forEach((part, index) => {
    for (let position = 0; position < index; position += 1) {
      const [own, frame, other] = [frames[index], frames[position], parts[position]];
      if (!own || !frame || !other) continue;
      if (frame.x1 < own.x0 || own.x1 < frame.x0 || frame.y1 < own.y0 || own.y1 < frame.y0) continue;
      const isOther = isBehind(other, part);
      const isOwn = isBehind(part, other);
      if (isOther && !isOwn) strong[index]?.add(position);
      else if (isOwn && !isOther) strong[position]?.add(index);
      else if (!isOther) weak[index]?.add(position);
    }
  });
  const depth = (part: Part): number => dot(part.min, camera.view) + dot(part.max, camera.view);
  const waiting = parts
    .map((part, index) => ({ part, index, depth: depth(part) }))
    .sort((a, b) => a.depth - b.depth);
  const order: Part[] = [];
  const isFree = (needs: Set<number> | undefined): boolean => !needs || needs.size === 0;
  while (waiting.length > 0) {
    const free = waiting.filter(({ index }) => isFree(strong[index]));
    const next = free.find(({ index }) => isFree(weak[index])) ?? free[0] ?? waiting[0];
    if (!next) break;
    waiting.splice(waiting.indexOf(next), 1);
    order.push(next.part);
    strong.forEach((needs) => needs.delete(next.index));
    weak.forEach((needs) => needs.delete(next.index));
  }
  return order;
};

export interface View {
  azimuth?: number;
  elevation?: number;
  /** Width and height of the sheet in pixels. */
  size?: readonly [number, number];
  /** Free space around, in pixels: top, right, bottom, left. */
  margin?: readonly [number, number, number, number];
  floor?: 'grid' | 'none';
  background?: string;
  /** Lines per unit of the floor grid are this far apart. */
  gridStep?: number;
  /** Drawn on the sheet, before and after the scene. */
  under?: (camera: Camera) => string;
  over?: (camera: Camera) => string;
}

export interface Scene {
  readonly add: (...parts: readonly Parts[]) => void;
  /** Flat shadow of a box on the ground. */
  readonly shadow: (at: P3, size: P3) => void;
  readonly render: (view?: View) => string;
  readonly draw: (camera: Camera) => string;
  readonly fit: (view?: View) => Camera;
}

const standardSize = [sheetWidth, sheetHeight] as const;

const floorGrid = (camera: Camera, centre: P2, step: number, background: string): string => {
  const reach = Math.ceil(2600 / camera.scale / step) * step;
  const [cx, cy] = [Math.round(centre[0] / step) * step, Math.round(centre[1] / step) * step];
  const data: string[] = [];
  for (let offset = -reach; offset <= reach; offset += step) {
    data.push(
      polygonData(
        [camera.project([cx + offset, cy - reach, 0]), camera.project([cx + offset, cy + reach, 0])],
        false,
      ),
      polygonData(
        [camera.project([cx - reach, cy + offset, 0]), camera.project([cx + reach, cy + offset, 0])],
        false,
      ),
    );
  }
  return pathElement(data.join(''), { stroke: background === paper ? paperLine : '#2a313a', width: 1.5 });
};

export const createScene = (): Scene => {
  const parts: Part[] = [];
  const shadows: { at: P3; size: P3 }[] = [];
  const fit = (view: View = {}): Camera => {
    const { azimuth = 45, elevation = 35.264, margin = [130, 130, 130, 130], size = standardSize } = view;
    const raw = createCamera(azimuth, elevation, 1);
    const points = parts
      .filter(({ isTrailing }) => !isTrailing)
      .flatMap((part) => corners(part).map(raw.project));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [size[0] - margin[1] - margin[3], size[1] - margin[0] - margin[2]];
    const scale = Math.min(width / (right - left), height / (bottom - top));
    return createCamera(azimuth, elevation, scale, [
      margin[3] + width / 2 - (scale * (left + right)) / 2,
      margin[0] + height / 2 - (scale * (top + bottom)) / 2,
    ]);
  };
  const draw = (camera: Camera): string => {
    const ground = shadows.map(({ at: [x, y, z], size: [w, d, h] }) => {
      const base: P3[] = [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ];
      const reach = Math.min(h, 14);
      const moved = base.map(([px, py, pz]): P3 => [px + reach * 0.42, py - reach * 0.16, pz]);
      return polygonData(hull([...base, ...moved].map(camera.project)));
    });
    return (
      pathElement(ground.join(''), { fill: shadowTone, stroke: 'none' }) +
      paintOrder(parts, camera)
        .map((part) => part.draw(camera))
        .join('')
    );
  };
  return {
    add: (...added) => parts.push(...flatten(added)),
    shadow: (at, size) => shadows.push({ at, size }),
    fit,
    draw,
    render: (view = {}) => {
      const camera = fit(view);
      const background = view.background ?? paper;
      const fixed = parts.filter(({ isTrailing }) => !isTrailing);
      const xs = fixed.flatMap((part) => [part.min[0], part.max[0]]);
      const ys = fixed.flatMap((part) => [part.min[1], part.max[1]]);
      const centre: P2 = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
      const floor =
        view.floor === 'none'
          ? ''
          : floorGrid(camera, centre, view.gridStep ?? 120 / camera.scale, background);
      return sheet(
        floor + (view.under?.(camera) ?? '') + draw(camera) + (view.over?.(camera) ?? ''),
        background,
        view.size,
      );
    },
  };
};
