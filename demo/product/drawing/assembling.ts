import { bolts, holes } from '../../drawing/faces';
import { cabinet, conveyor, hood, operatorPanel, stackLight, stopButton } from '../../drawing/frames';
import { black, dark, light, painted, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { applicator, press, reel } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, straightener } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { housing, namePlate, placed, screenOnArm, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type BlockLoading = Extract<ProductDrawing, { type: 'blockLoading' }>;
type Taping = Extract<ProductDrawing, { type: 'taping' }>;

/** A pallet with housings in rows, each with its cavities. */
export const pallet = (
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  count: number,
  accent: string,
): Part[] => {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const [cw, cd] = [w / columns, d / rows];
  return [
    box([x, y, z], [w, d, 0.25], steel, { width: detail }),
    ...Array.from({ length: count }, (_, index) => {
      const [cx, cy] = [
        x + (index % columns) * cw + cw * 0.15,
        y + Math.floor(index / columns) * cd + cd * 0.15,
      ];
      return box([cx, cy, z + 0.25], [cw * 0.7, cd * 0.7, 0.6], index % 3 === 0 ? painted(accent) : black, {
        width: detail,
        top: (pen, tw, td) =>
          holes(pen, tw * 0.25, td * 0.3, 2, 2, Math.min(tw, td) * 0.4, Math.min(tw, td) * 0.1, {
            fill: '#eef1f2',
            stroke: 'none',
          }),
      });
    }),
  ];
};

/** From the drum to the loaded connector: a crimping half and a loading half under one gantry for each head. */
export const drawBlockLoading = ({ size, housings }: BlockLoading, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const deck = h * 0.46;
  const axis = deck + 2.4;
  const middle = d * 0.6;
  const heads = housings > 24 ? 2 : 1;
  const crimping = w * 0.42;
  const bay = (w - crimping - 0.6) / heads;
  const presses = heads + 2;
  return [
    cabinet([0, 0, 0], [crimping, d, deck], {
      doors: Math.round(crimping / 5),
      accent: round.accent,
      material: round.body,
    }),
    placed(straightener([0, 0, 0], 4, round.accent), [0.8, middle, axis]),
    placed(beltFeed([0, 0, 0], 2.4), [5.8, middle, axis]),
    placed(bladeHead([0, 0, 0], round.accent, 3), [9, middle, axis]),
    hood([0.4, 0.6, deck], [12.4, d - 1.2, 5.4]),
    stackLight([1.4, 1.2, deck + 5.6], round.accent),
    Array.from({ length: presses }, (_, index) => {
      const x = 15.5 + ((crimping - 17) * (index + 0.5)) / presses;
      return [
        placed(press([0, 0, 0], round.accent), [x, middle - 0.4, axis], 0.85),
        placed(applicator([0, 0, 0], round.accent), [x, middle - 0.4, axis], 0.85),
        placed(reel([0, 0, 0], 1.8, round.accent), [x - 1, middle - 2.6, axis + 6.2], 0.85),
      ];
    }),
    Array.from({ length: heads }, (_, head) => {
      const x = crimping + 0.6 + head * bay;
      return [
        cabinet([x, 0, 0], [bay - 0.4, d, deck], {
          doors: Math.round(bay / 5),
          accent: round.accent,
          material: round.body,
        }),
        [0, 1].map((row) =>
          pallet(
            x + 1.2 + row * (bay - 3) * 0.5,
            d * 0.42,
            deck,
            (bay - 4) * 0.45,
            d * 0.44,
            Math.round(housings / heads / 2),
            round.accent,
          ),
        ),
        [0.8, bay - 1.7].map((dx) => box([x + dx, d * 0.3, deck], [0.6, 0.6, 5.2], steel)),
        box([x + 0.5, d * 0.28, deck + 5.2], [bay - 1.4, 0.9, 0.9], white, {
          front: (pen, fw, fh) =>
            pen.rect(0, fh * 0.35, fw, fh * 0.3, { fill: round.accent, stroke: 'none' }),
        }),
        box([x + bay * 0.4, d * 0.36, deck + 2.4], [1, 1, 3.2], light, {
          front: (pen, fw, fh) =>
            bolts(
              pen,
              [
                [fw * 0.5, fh * 0.2],
                [fw * 0.5, fh * 0.8],
              ],
              0.12,
            ),
        }),
        cylinder('z', [x + bay * 0.4 + 0.5, d * 0.36 + 0.5, deck + 1.6], 0.24, 0.8, dark, { width: detail }),
        hood([x + 0.2, d * 0.2, deck], [bay - 0.8, d * 0.76, 6.6]),
      ];
    }),
    operatorPanel([2, d - 0.2, deck - 0.4], round.accent, { post: 0.5, w: 4.4, h: 3 }),
    stopButton([13.4, d - 0.5, deck], round.accent),
    namePlate([crimping - 8, d + 0.12, deck - 0.6], round.label, 1, round.accent),
    wire(
      [
        [-9, middle, axis],
        [crimping - 1, middle, axis],
      ],
      0.2,
      round.accent,
      { isTrailing: true, piece: 1 },
    ),
    heads > 1 ? conveyor([w + 0.4, d * 0.3, deck - 0.4], 9, 4, deck - 0.4, round.accent) : [],
  ];
};

/** The open ring that carries a roll of tape around the bundle. */
export const tapeRing = (x: number, y: number, z: number, r: number, round: Appearance): Part[] => [
  cylinder('y', [x, y, z], r, 0.34, round.cover, {
    cap: (pen, radius) =>
      pen.circle(0, 0, radius * 0.86, { width: detail }) +
      pen.circle(0, 0, radius * 0.5, { fill: '#f6f4ef' }) +
      pen.poly(
        [
          [-radius * 0.18, -radius * 0.4],
          [radius * 0.18, -radius * 0.4],
          [radius * 0.26, -radius * 1.02],
          [-radius * 0.26, -radius * 1.02],
        ],
        { fill: '#f6f4ef', stroke: 'none' },
      ) +
      pen.arc(0, 0, radius * 0.68, 0.2, 2.4, { stroke: round.accent, width: 5 }),
  }),
  cylinder('y', [x + r * 0.62, y + 0.34, z - r * 0.4], r * 0.42, 0.3, black, {
    cap: (pen, radius) =>
      pen.circle(0, 0, radius * 0.6, { fill: '#eef1f2', width: detail }) +
      pen.circle(0, 0, radius * 0.2, { fill: round.accent, stroke: 'none' }),
    width: detail,
  }),
];

export const drawTaping = ({ size, bundle, isHandHeld }: Taping, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const r = Math.min(w * 0.36, 0.5 + units(bundle) * 1.7);
  const strands = (x: number, y: number, z: number): Part[] =>
    [-0.08, 0.06, 0].flatMap((shift, index) =>
      wire(
        [
          [x + shift, y - 2.6, z + shift],
          [x + shift, y + 2.4 + index * 0.3, z - 0.1 + shift * 2],
        ],
        0.11,
        index === 0 ? round.accent : index === 1 ? '#3a414a' : '#f6f4ef',
      ),
    );
  if (isHandHeld)
    return [
      box([w * 0.3, d * 0.3, 0], [w * 0.42, d * 0.3, h * 0.36], black, {
        front: (pen, fw, fh) =>
          [0.3, 0.45, 0.6, 0.75]
            .map((row) =>
              pen.line(
                [
                  [fw * 0.15, fh * row],
                  [fw * 0.85, fh * row],
                ],
                { stroke: '#6d757d' },
              ),
            )
            .join(''),
      }),
      box([w * 0.16, d * 0.16, h * 0.36], [w * 0.7, d * 0.5, h * 0.26], round.cover, {
        front: (pen, fw, fh) => pen.rect(0, fh * 0.7, fw, fh * 0.14, { fill: round.accent, stroke: 'none' }),
      }),
      tapeRing(w * 0.5, d * 0.68, h * 0.7, Math.min(r, h * 0.28), round),
      strands(w * 0.5, d * 0.68, h * 0.7),
      namePlate([w * 0.24, d * 0.66, h * 0.54], round.label, 0.18, round.accent),
    ];
  return [
    housing([0, 0, 0], [w, d, h * 0.3], round),
    box([w * 0.08, d * 0.2, h * 0.3], [w * 0.2, d * 0.5, h * 0.7], round.cover, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.1, fw, 0.14, { fill: round.accent, stroke: 'none' }),
    }),
    tapeRing(w * 0.5, d * 0.56, h * 0.3 + r * 1.05, r, round),
    strands(w * 0.5, d * 0.56, h * 0.3 + r * 1.05),
    screenOnArm([w * 0.74, d * 0.3, h * 0.3], 7, round),
    namePlate([0.3, d, h * 0.24], round.label, 0.26, round.accent),
    smallStop([w * 0.92, d - 0.4, h * 0.3]),
  ];
};
