import { bolts, cornerBolts, hatch, led, panel, screen, vents } from './kit/faces';
import { stool, table } from './kit/furniture';
import type { P2 } from './kit/geometry';
import {
  accents,
  black,
  copper,
  dark,
  grey,
  greyDark,
  ink,
  painted,
  steel,
  white,
  wood,
} from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { drum } from './kit/supplies';
import { wire } from './kit/wires';

const accent = accents.komax;

export const machineBench = (): string => {
  const scene = createScene();
  scene.shadow([0, 0, 0], [22, 9, 8]);
  scene.add(
    table([0, 0, 0], [22, 9, 8], wood, { shelf: true, drawers: 3 }),
    // The unit: base, housing, display, funnel.
    box([7, 1.6, 8], [8.4, 6, 0.5], black),
    box([7, 1.6, 8.5], [8.4, 6, 4.6], white, {
      front: (pen, w, h) =>
        pen.rect(0, 0.25, w, 0.2, { fill: accent, stroke: 'none' }) +
        screen(pen, 0.5, 0.9, 3.6, 2.4, accent) +
        pen.circle(5.2, 1.6, 0.5, { fill: '#c9cdd0' }) +
        pen.line(
          [
            [5.2, 1.6],
            [5.5, 1.25],
          ],
          { width: 3 },
        ) +
        pen.circle(6.8, 1.6, 0.5, { fill: '#c9cdd0' }) +
        pen.line(
          [
            [6.8, 1.6],
            [6.6, 1.2],
          ],
          { width: 3 },
        ) +
        [5, 5.7, 6.4, 7.1]
          .map((x, index) => led(pen, x, 2.9, 0.16, index === 0 ? accent : '#ffffff'))
          .join('') +
        vents(pen, 0.6, h - 0.9, 3, 0.6, 4) +
        cornerBolts(pen, w, h, 0.28, 0.09),
      side: (pen, w, h) =>
        panel(pen, 0.35, 0.7, w - 0.7, h - 1.1) +
        cornerBolts(pen, w, h, 0.7, 0.1) +
        pen.rect(0, 0.25, w, 0.2, { fill: accent, stroke: 'none' }),
      top: (pen, w, d) => vents(pen, w * 0.3, d * 0.3, w * 0.4, d * 0.3, 6),
    }),
    cylinder('x', [15.4, 4.6, 10.9], 1.7, 0.4, grey, {
      cap: (pen, r) =>
        bolts(
          pen,
          Array.from({ length: 6 }, (_, index): P2 => [
            Math.cos(index * 1.047) * r * 0.82,
            Math.sin(index * 1.047) * r * 0.82,
          ]),
          0.11,
        ),
    }),
    cylinder('x', [15.8, 4.6, 10.9], 0.75, 1.3, steel, {
      end: 1.15,
      rings: [0.2],
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.72, { fill: '#c1c7cb', width: 2 }) +
        pen.circle(0, 0, r * 0.4, { fill: '#2a3139', width: 2 }),
    }),
    wire(
      [
        [17.4, 4.6, 10.9],
        [20, 4.6, 10.9],
        [22.6, 4.6, 10.4],
        [50, 4.6, 10.4],
      ],
      0.38,
      accent,
      { turn: 2, isTrailing: true },
    ),
    // Strip of stripped pieces, gauge and reel on the bench.
    Array.from({ length: 6 }, (_, index) => [
      cylinder('x', [1.2, 4 + index * 0.55, 8.2], 0.16, 3.4, painted(accent), { width: 1.8 }),
      cylinder('x', [4.6, 4 + index * 0.55, 8.2], 0.08, 0.8, copper, { width: 1.4 }),
    ]),
    box([1, 3.5, 8], [0.15, 3.8, 0.5], steel, { width: 1.8 }),
    box([16.4, 7, 8], [4.4, 0.5, 0.18], steel, {
      width: 1.8,
      top: (pen, w) =>
        Array.from({ length: 28 }, (_, index) =>
          pen.line(
            [
              [0.2 + (index * (w - 0.4)) / 27, 0],
              [0.2 + (index * (w - 0.4)) / 27, index % 5 === 0 ? 0.3 : 0.18],
            ],
            { width: 1.1 },
          ),
        ).join(''),
    }),
    box([17.4, 6.7, 8.18], [0.7, 1.1, 0.3], dark, { width: 1.8 }),
    drum([3, 0.6, 10.1], 2, 1.6, greyDark, white),
    // Foot pedal and stool.
    box([9, 7.6, 0], [3, 2.2, 0.3], black),
    box([9.3, 7.8, 0.3], [2.4, 1.6, 0.3], painted(accent), {
      top: (pen, w, d) => hatch(pen, 0.2, 0.2, w - 0.4, d - 0.4, 0.3, { width: 1.2 }),
    }),
    wire(
      [
        [10.5, 7.6, 0.2],
        [10.5, 3, 0.2],
        [13, 3, 0.2],
        [13, 0.6, 0.2],
      ],
      0.2,
      ink,
      { turn: 0.9, casing: '#59616a' },
    ),
    stool([17, 12, 0]),
  );
  return scene.render({ azimuth: 31, elevation: 30, margin: [100, 130, 100, 130] });
};
