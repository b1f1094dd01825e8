import { glass, panel, screen, vents } from './kit/faces';
import { stackLight } from './kit/frames';
import type { P3 } from './kit/geometry';
import { dark, grey, light, painted, steel, white } from './kit/palette';
import type { Part, Parts } from './kit/scene';
import { box, cylinder, plate } from './kit/solids';
import { wire } from './kit/wires';

/** Machines drawn small, for rooms and plans: fewer details, the same shapes. */

const scaled =
  (at: P3, s: number) =>
  (x: number, y: number, z: number): P3 => [at[0] + x * s, at[1] + y * s, at[2] + z * s];

/** A compact cut-and-strip machine about 18 × 6 × 12 units before scaling. */
export const machineAt = (at: P3, accent: string, s: number): Parts => {
  const p = scaled(at, s);
  const size = (w: number, d: number, h: number): P3 => [w * s, d * s, h * s];
  return [
    box(p(0, 0, 0.4), size(18, 6.4, 6.6), white, {
      front: (pen, w, h) =>
        [0, 1, 2]
          .map((index) => panel(pen, 0.2 + (index * (w - 0.2)) / 3, h * 0.2, (w - 0.2) / 3 - 0.2, h * 0.68))
          .join('') +
        pen.rect(0, h * 0.07, w, h * 0.05, { fill: accent, stroke: 'none' }) +
        vents(pen, w * 0.08, h * 0.72, w * 0.16, h * 0.1, 4),
      side: (pen, w, h) =>
        panel(pen, w * 0.1, h * 0.2, w * 0.8, h * 0.68) +
        pen.rect(0, h * 0.07, w, h * 0.05, { fill: accent, stroke: 'none' }),
    }),
    box(p(-0.15, -0.15, 7), size(18.3, 6.7, 0.4), light),
    box(p(0.8, 2, 7.4), size(4.2, 0.5, 3.8), light, { width: 2 }),
    [1.5, 2.6, 3.7].map((x) => [
      cylinder('y', p(x, 2.5, 8.7), 0.5 * s, 0.8 * s, steel, { width: 1.6 }),
      cylinder('y', p(x + 0.5, 2.5, 10), 0.5 * s, 0.8 * s, steel, { width: 1.6 }),
    ]),
    wire([p(-1.5, 2.9, 9.35), p(6, 2.9, 9.35)], 0.22 * s + 0.06, accent, { piece: 1 }),
    box(
      p(6, 1, 7.4),
      size(10.6, 4.6, 4.6),
      { top: '#eef2f4', front: '#dbe4e8', side: '#c3cfd5' },
      {
        front: (pen, w, h) => {
          const head = pen.rect(w * 0.4, h * 0.16, w * 0.12, h * 0.84, { fill: '#f3f2ee', width: 1.6 });
          return (
            head +
            [0.1, 0.62]
              .map(
                (x) =>
                  pen.rect(w * x, h * 0.3, w * 0.24, h * 0.18, { fill: '#3a414a', width: 1.4 }, h * 0.09) +
                  pen.rect(w * x, h * 0.58, w * 0.24, h * 0.18, { fill: '#3a414a', width: 1.4 }, h * 0.09),
              )
              .join('') +
            pen.line(
              [
                [0, h * 0.53],
                [w, h * 0.53],
              ],
              { stroke: accent, width: 3.4, cap: 'butt' },
            ) +
            pen.poly(
              [
                [w * 0.1, h],
                [w * 0.26, 0],
                [w * 0.34, 0],
                [w * 0.18, h],
              ],
              { fill: '#ffffff', opacity: 0.4, stroke: 'none' },
            )
          );
        },
      },
    ),
    stackLight(p(15.6, 1.6, 12), accent, 2.2 * Math.max(0.7, s)),
    box(p(1.2, 5.4, 7.4), size(3.2, 0.5, 2.4), dark, {
      front: (pen, w, h) => screen(pen, w * 0.06, h * 0.08, w * 0.88, h * 0.8, accent),
    }),
  ];
};

/** A crimp press on its own base. */
export const pressAt = (at: P3, accent: string, s: number): Parts => {
  const p = scaled(at, s);
  const size = (w: number, d: number, h: number): P3 => [w * s, d * s, h * s];
  return [
    box(p(0, 0, 0), size(5, 5, 6.4), white, {
      front: (pen, w, h) =>
        panel(pen, w * 0.08, h * 0.16, w * 0.84, h * 0.76) +
        pen.rect(0, h * 0.06, w, h * 0.05, { fill: accent, stroke: 'none' }),
    }),
    box(p(0.8, 0.5, 6.4), size(3.4, 1.6, 6.4), white),
    box(p(0.8, 2.1, 6.4), size(3.4, 2.2, 1), grey),
    box(p(1.9, 2.4, 7.4), size(1.2, 1.4, 1), steel, { width: 1.8 }),
    box(p(1.6, 2.2, 9), size(1.8, 1.6, 1.4), dark, { width: 1.8 }),
    box(p(0.8, 2.1, 10.4), size(3.4, 2.2, 2.4), white, {
      front: (pen, w, h) =>
        pen.circle(w * 0.3, h * 0.45, h * 0.2, { fill: '#ffffff', width: 1.8 }) +
        vents(pen, w * 0.56, h * 0.28, w * 0.32, h * 0.4, 4) +
        pen.rect(0, h * 0.82, w, h * 0.1, { fill: accent, stroke: 'none' }),
    }),
    cylinder('z', p(2.5, 1.6, 12.8), 0.9 * s, 1.4 * s, dark, { rings: [0.3, 0.6] }),
  ];
};

/** Server cabinet. */
export const serverAt = (at: P3, accent: string, s: number): Parts => {
  const p = scaled(at, s);
  return [
    box(p(0, 0, 0), [4 * s, 4 * s, 10 * s], dark, {
      front: (pen, w, h) =>
        Array.from(
          { length: 9 },
          (_, index) =>
            pen.rect(w * 0.1, h * 0.05 + (index * h * 0.9) / 9, w * 0.8, (h * 0.9) / 9 - h * 0.02, {
              fill: '#1f262e',
              stroke: '#8d969e',
              width: 1.3,
            }) +
            pen.circle(w * 0.2, h * 0.05 + ((index + 0.4) * h * 0.9) / 9, w * 0.035, {
              fill: index % 3 === 0 ? accent : '#d9dcde',
              stroke: 'none',
            }) +
            pen.line(
              [
                [w * 0.4, h * 0.05 + ((index + 0.4) * h * 0.9) / 9],
                [w * 0.82, h * 0.05 + ((index + 0.4) * h * 0.9) / 9],
              ],
              { stroke: '#59616a', width: 2 },
            ),
        ).join(''),
      side: (pen, w, h) => vents(pen, w * 0.25, h * 0.12, w * 0.5, h * 0.12, 5),
      top: (pen, w, d) => panel(pen, w * 0.12, d * 0.12, w * 0.76, d * 0.76, { stroke: '#8d969e' }),
    }),
    box(p(-0.2, -0.2, 10), [4.4 * s, 4.4 * s, 0.3 * s], painted(accent), { width: 2 }),
  ];
};

/** A pane of glass standing across y. */
export const pane = (at: P3, w: number, h: number): Part =>
  plate('y', at, w, h, (pen, pw, ph) => glass(pen, pw, ph, { width: 2 }));
