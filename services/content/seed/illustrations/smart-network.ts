import type { P3 } from './kit/geometry';
import { accents, greyDark, mix } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail } from './kit/svg';
import { wire } from './kit/wires';
import { machineAt, pressAt, serverAt } from './small-machines';

const accent = accents.komax;

/** A field of the floor plan on which a machine stands. */
const field = (x: number, y: number, w: number, d: number): Parts =>
  box(
    [x, y, 0],
    [w, d, 0.25],
    { top: '#fdfcf9', front: '#dddbd4', side: '#c7c5be' },
    {
      width: 2,
      top: (pen, pw, pd) =>
        pen.rect(0.4, 0.4, pw - 0.8, pd - 0.8, { width: detail, stroke: '#c3c1ba', dash: '14 9' }),
    },
  );

const node = (at: P3): Parts => [
  cylinder(
    'z',
    at,
    0.5,
    0.16,
    { top: mix(accent, '#ffffff', 0.75), front: accent, side: accent },
    { width: 1.8, cap: (pen, r) => pen.circle(0, 0, r * 0.45, { fill: accent, stroke: 'none' }) },
  ),
];

export const smartNetwork = (): string => {
  const scene = createScene();
  const t = 0.25;
  const fields: readonly (readonly [number, number])[] = [
    [0, 0],
    [17, 0],
    [34, 0],
    [0, 21],
    [17, 21],
    [34, 21],
  ];
  fields.forEach(([x, y]) => scene.shadow([x, y, 0], [13, 8, 2]));
  scene.add(
    fields.map(([x, y]) => field(x, y, 13, 8)),
    machineAt([1.4, 2, t], accent, 0.56),
    [pressAt([18.4, 2, t], accent, 0.66), pressAt([23.4, 2, t], accent, 0.66)],
    machineAt([35.4, 2, t], accent, 0.56),
    [pressAt([1.8, 23, t], accent, 0.66), pressAt([7, 23, t], accent, 0.66)],
    machineAt([18.4, 23, t], accent, 0.56),
    serverAt([37, 23, t], greyDark, 0.5),
    serverAt([41, 23, t], greyDark, 0.5),
    field(20, 11.4, 7, 6.4),
    serverAt([22, 12.8, t], accent, 0.76),
    // One line: from field to field and through the server in the middle.
    wire(
      [
        [-60, 9.6, 0.12],
        [6.5, 9.6, 0.12],
        [23.5, 9.6, 0.12],
        [40.5, 9.6, 0.12],
        [49.6, 9.6, 0.12],
        [49.6, 19.4, 0.12],
        [30, 19.4, 0.12],
        [30, 14.6, 0.12],
        [27, 14.6, 0.12],
      ],
      0.24,
      accent,
      { turn: 1.6, piece: 2, isTrailing: true },
    ),
    wire(
      [
        [20, 14.6, 0.12],
        [17, 14.6, 0.12],
        [17, 19.4, 0.12],
        [-2.6, 19.4, 0.12],
        [-2.6, 31, 0.12],
        [100, 31, 0.12],
      ],
      0.24,
      accent,
      { turn: 1.6, piece: 2, isTrailing: true },
    ),
    // Branches.
    [6.5, 23.5, 40.5].map((x) => [
      wire(
        [
          [x, 8, 0.12],
          [x, 9.4, 0.12],
        ],
        0.18,
        accent,
      ),
      node([x, 9.6, 0.1]),
    ]),
    [6.5, 23.5, 40.5].map((x) => [
      wire(
        [
          [x, 29, 0.12],
          [x, 30.8, 0.12],
        ],
        0.18,
        accent,
      ),
      node([x, 31, 0.1]),
    ]),
  );
  return scene.render({ azimuth: 38, elevation: 34, margin: [70, 110, 70, 110] });
};
