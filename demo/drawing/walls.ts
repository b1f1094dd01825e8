import type { P3 } from './geometry';
import { accents, white, wood } from './palette';
import type { Decorate, Part } from './scene';
import { box, cylinder, plate } from './solids';
import { detail } from './svg';

/** Back wall (across y) and left wall (across x), with a skirting line; the floor is a thin slab. */
export const room = (
  w: number,
  d: number,
  h: number,
  decorate: { back?: Decorate; left?: Decorate; floor?: Decorate } = {},
): Part[] => [
  box(
    [0, 0, -0.4],
    [w, d, 0.4],
    { top: '#eceae4', front: '#cfcdc6', side: '#b9b7b0' },
    { top: decorate.floor },
  ),
  plate(
    'y',
    [0, 0, h],
    w,
    h,
    (pen, pw, ph) =>
      pen.rect(0, 0, pw, ph, { fill: '#fbfaf7' }) +
      pen.line(
        [
          [0, ph - 0.5],
          [pw, ph - 0.5],
        ],
        { width: detail },
      ) +
      pen.wire(
        [
          [0, ph - 1.5],
          [pw - 1.4, ph - 1.5],
          [pw - 1.4, 0],
        ],
        1.2,
        { stroke: accents.komax, width: 6, cap: 'butt' },
      ) +
      (decorate.back?.(pen, pw, ph) ?? ''),
  ),
  plate(
    'x',
    [0, d, h],
    d,
    h,
    (pen, pw, ph) =>
      pen.rect(0, 0, pw, ph, { fill: '#f0efea' }) +
      pen.line(
        [
          [0, ph - 0.5],
          [pw, ph - 0.5],
        ],
        { width: detail },
      ) +
      pen.wire(
        [
          [1.4, 0],
          [1.4, ph - 1.5],
          [pw, ph - 1.5],
        ],
        1.2,
        { stroke: accents.komax, width: 6, cap: 'butt' },
      ) +
      (decorate.left?.(pen, pw, ph) ?? ''),
  ),
  box([-0.4, -0.4, 0], [w + 0.4, 0.4, h], white, { width: 2 }),
  box([-0.4, -0.4, 0], [0.4, d + 0.4, h], white, { width: 2 }),
];

export const tiles =
  (step: number): Decorate =>
  (pen, w, d) =>
    Array.from({ length: Math.floor(w / step) }, (_, index) =>
      pen.line(
        [
          [(index + 1) * step, 0],
          [(index + 1) * step, d],
        ],
        { stroke: '#dad8d1', width: 1.2 },
      ),
    ).join('') +
    Array.from({ length: Math.floor(d / step) }, (_, index) =>
      pen.line(
        [
          [0, (index + 1) * step],
          [w, (index + 1) * step],
        ],
        { stroke: '#dad8d1', width: 1.2 },
      ),
    ).join('');

export const windows =
  (count: number, top: number, height: number): Decorate =>
  (pen, w) => {
    const gap = 0.8;
    const width = (w - gap * (count + 1)) / count;
    return Array.from({ length: count }, (_, index) => {
      const x = gap + index * (width + gap);
      return (
        pen.rect(x, top, width, height, { fill: '#dfe8ec' }) +
        pen.poly(
          [
            [x + width * 0.2, top + height],
            [x + width * 0.55, top],
            [x + width * 0.75, top],
            [x + width * 0.4, top + height],
          ],
          { fill: '#eef4f6', stroke: 'none' },
        ) +
        pen.line(
          [
            [x + width / 2, top],
            [x + width / 2, top + height],
          ],
          { width: detail },
        ) +
        pen.rect(x, top, width, height)
      );
    }).join('');
  };

/** A tree of two ellipsoid-like cones, quiet and small. */
export const tree = (at: P3, size: number): Part[] => {
  const [x, y, z] = at;
  return [
    cylinder('z', [x, y, z], 0.14 * size, 0.7 * size, wood, { width: 1.6 }),
    cylinder(
      'z',
      [x, y, z + 0.7 * size],
      0.85 * size,
      1.5 * size,
      { top: '#e3e8e2', front: '#cdd5cd', side: '#b1bcb3' },
      { end: 0.22 * size, width: 1.8 },
    ),
  ];
};
