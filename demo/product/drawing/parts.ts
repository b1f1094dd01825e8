import { bolts, panel } from '../../drawing/faces';
import type { P2 } from '../../drawing/geometry';
import { black, copper, dark, grey, light, painted, steel } from '../../drawing/palette';
import type { Parts } from '../../drawing/scene';
import { box, cylinder, prism } from '../../drawing/solids';
import { applicator, terminalStrip } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import type { Appearance } from './appearance';
import { namePlate, placed, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Applicator = Extract<ProductDrawing, { type: 'applicator' }>;

/** Parts as long as a finger are drawn ten times as large: one engine unit is 10 mm. */
export const finger = 10;

export const drawApplicator = ({ size, stroke, isPneumatic }: Applicator, round: Appearance): Parts[] => {
  const [w, d, h] = size.map((mm) => units(mm) * finger) as [number, number, number];
  const ram = stroke > 35 ? 1 : 0.55;
  const x = w * 0.5;
  return [
    box([0, 0, 0], [w, d, 0.7], steel, {
      front: (pen, fw, fh) =>
        bolts(
          pen,
          [
            [0.6, fh / 2],
            [fw - 0.6, fh / 2],
          ],
          0.2,
        ),
    }),
    box([w * 0.22, 0.4, 0.7], [w * 0.56, d * 0.34, h * 0.62], round.cover, {
      front: (pen, fw, fh) => panel(pen, 0.3, 0.3, fw - 0.6, fh - 0.6),
    }),
    placed(applicator([0, 0, 0], round.accent), [x, d * 0.66, h * 0.34], 2.2),
    box([x - 0.9, d * 0.44, h * 0.62], [1.8, 1.8, h * 0.26 * ram], dark, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.3, fw, 0.3, { fill: round.accent, stroke: 'none' }),
    }),
    cylinder('z', [x, d * 0.44 + 0.9, h * 0.62 + h * 0.26 * ram], 0.7, h * 0.1, steel, { rings: [0.3, 0.6] }),
    placed(
      terminalStrip([0, 0, 0], stroke > 35 ? 9 : 14, stroke > 35 ? 0.75 : 0.42),
      [-2.6, d * 0.72, 1.5],
      stroke > 35 ? 1.2 : 1.1,
    ),
    isPneumatic
      ? [
          cylinder('x', [w * 0.72, d * 0.3, h * 0.3], 0.75, 2.6, grey, { rings: [0.2, 0.8] }),
          cylinder('x', [w * 0.72 + 2.6, d * 0.3, h * 0.3], 0.24, 0.9, painted(round.accent), {
            width: detail,
          }),
        ]
      : [
          box([w * 0.7, d * 0.4, h * 0.3], [0.5, 0.5, h * 0.4], grey, { width: detail }),
          cylinder('y', [w * 0.7 + 0.25, d * 0.5, h * 0.62], 0.6, 0.7, light, { width: detail }),
        ],
    box([w * 0.78, d * 0.1, 0.7], [w * 0.18, d * 0.3, 1.4], black, { width: detail }),
    namePlate([w * 0.06, d, 0.62], round.label, 0.3, round.accent),
  ];
};

/** End feed: the strip runs in from the front, one terminal behind the other. */
export const drawEndFeed = (drawing: Applicator, round: Appearance): Parts[] => [
  ...drawApplicator(drawing, round),
  Array.from({ length: 6 }, (_, index) =>
    box([3.4, 7.4 + index * 1.3, 1.3], [0.9, 0.9, 0.3], copper, { width: detail }),
  ),
  box([3.1, 7.2, 1], [1.5, 8.4, 0.3], steel, { width: detail }),
];

const wedge = (w: number, h: number, notch: number): P2[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, -h],
  [w * notch, -h * 0.42],
  [-w * notch, -h * 0.42],
  [-w / 2, -h],
];

/** Two crimpers and two anvils beside each other in their tray. */
export const drawDies = (round: Appearance): Parts[] => [
  box([0, 0, 0], [9, 5, 0.5], dark, {
    top: (pen, w, d) =>
      pen.rect(w * 0.04, d * 0.08, w * 0.92, d * 0.84, { stroke: '#6d757d', width: detail }),
  }),
  [0.28, 0.16].map((notch, index) =>
    prism(
      'y',
      [1.9 + index * 2.4, 1, 3.4],
      wedge(1.8, 2.9, notch).map(([x, y]): P2 => [x, -y]),
      0.9,
      steel,
    ),
  ),
  [0.5, 0.7].map((width, index) => [
    box([6 + index * 1.6, 1.2, 0.5], [1.2, 1.2, 1.2], grey),
    box([6.6 + index * 1.6 - width / 2, 1.3, 1.7], [width, 1, 0.9], steel),
  ]),
  [1.2, 3.6, 6, 7.6].map((x) => cylinder('z', [x, 3.9, 0.5], 0.36, 0.4, light, { width: detail })),
  namePlate([0.5, 5, 0.46], round.label, 0.2, round.accent),
];

const vBlade = (w: number, h: number): P2[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, h],
  [0, h * 0.46],
  [-w / 2, h],
];

/** Pairs of V-blades on their holder, the edge ground. */
export const drawBlades = (round: Appearance): Parts[] => [
  box([0, 0, 0], [10, 3.6, 0.6], painted('#dfe5ee'), {
    front: (pen, w, h) => pen.rect(0, h * 0.4, w, h * 0.24, { fill: round.accent, stroke: 'none' }),
  }),
  [0, 1, 2].map((index) => [
    prism('y', [2 + index * 3, 1.6, 4.6], vBlade(2.3, 3.2), 0.3, steel, {
      cap: (pen) =>
        bolts(pen, [[0, 0.7]], 0.26) +
        pen.line(
          [
            [-1.15, 3.2],
            [0, 1.47],
            [1.15, 3.2],
          ],
          { stroke: '#ffffff', width: 4 },
        ),
    }),
    box([2 + index * 3 - 1.3, 1.3, 0.6], [2.6, 0.9, 0.9], dark, { width: detail }),
  ]),
  namePlate([0.5, 3.6, 0.5], round.label, 0.2, round.accent),
];
