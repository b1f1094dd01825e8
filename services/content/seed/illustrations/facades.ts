import type { P2, P3 } from './kit/geometry';
import { ink } from './kit/palette';
import type { Decorate, Parts } from './kit/scene';

export const points = (list: readonly (readonly [number, number])[]): P2[] => list.map(([a, b]) => [a, b]);

/** Rows of window panes. */
export const facade =
  (columns: number, rows: number, top: number, bottom: number): Decorate =>
  (pen, w, h) => {
    const [pw, ph] = [(w - 0.8) / columns, (h - top - bottom) / rows];
    return Array.from({ length: columns * rows }, (_, index) => {
      const [x, y] = [0.4 + (index % columns) * pw + 0.12, top + Math.floor(index / columns) * ph + 0.12];
      return pen.rect(x, y, pw - 0.24, ph - 0.3, {
        fill: index % 7 === 3 ? '#f0f4f5' : '#cfdade',
        width: 1.5,
      });
    }).join('');
  };

export const cladding: Decorate = (pen, w, h) =>
  Array.from({ length: Math.floor(w / 0.9) }, (_, index) =>
    pen.line(
      [
        [(index + 0.5) * 0.9, 0.3],
        [(index + 0.5) * 0.9, h - 0.4],
      ],
      { stroke: '#c9cbca', width: 1.2 },
    ),
  ).join('');

/** Solar panel tilted to the front. */
export const solarPanel = (at: P3, w: number, depth: number, rise: number): Parts => {
  const [x, y, z] = at;
  return {
    min: at,
    max: [x + w, y + depth, z + rise],
    draw: (camera) => {
      const place = (u: number, v: number): string =>
        camera
          .project([x + u * w, y + depth * v, z + rise * (1 - v) + 0.1])
          .map((value) => value.toFixed(1))
          .join(' ');
      const quad = (u0: number, v0: number, u1: number, v1: number): string =>
        `M${place(u0, v0)}L${place(u1, v0)}L${place(u1, v1)}L${place(u0, v1)}Z`;
      const side = [
        camera.project([x + w, y, z]),
        camera.project([x + w, y + depth, z]),
        camera.project([x + w, y, z + rise]),
      ]
        .map((point) => point.map((value) => value.toFixed(1)).join(' '))
        .join('L');
      const lines =
        [1, 2, 3, 4, 5].map((index) => `M${place(index / 6, 0)}L${place(index / 6, 1)}`).join('') +
        [1, 2].map((index) => `M${place(0, index / 3)}L${place(1, index / 3)}`).join('');
      return `<path d="M${side}Z" fill="#a3abb1" stroke="${ink}" stroke-width="1.6"/><path d="${quad(0, 0, 1, 1)}" fill="#303a46" stroke="${ink}" stroke-width="2"/><path d="${quad(0.02, 0.04, 0.5, 0.34)}" fill="#43505f" stroke="none"/><path d="${lines}" fill="none" stroke="#8793a0" stroke-width="1.1"/>`;
    },
  };
};
