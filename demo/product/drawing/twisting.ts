import { panel } from '../../drawing/faces';
import { cabinet, hood, operatorPanel, stackLight, stopButton } from '../../drawing/frames';
import { dark, grey } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box } from '../../drawing/solids';
import { applicator, press, reel } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, chuck, straightener } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { guard, housing, namePlate, operatorFace, placed, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Twist = Extract<ProductDrawing, { type: 'twist' }>;

/** A pair whose strands wind around each other `turns` times. */
export const twistedPair = (
  from: number,
  to: number,
  y: number,
  z: number,
  turns: number,
  accent: string,
): Part[] => {
  const count = turns * 4;
  const strand = (phase: number, colour: string): Part[] =>
    Array.from({ length: count }, (_, index) => {
      const at = (step: number): readonly [number, number, number] => [
        from + ((to - from) * step) / count,
        y + Math.cos((step / 4) * 2 * Math.PI + phase) * 0.13,
        z + Math.sin((step / 4) * 2 * Math.PI + phase) * 0.13,
      ];
      return wire([at(index), at(index + 1)], 0.13, colour);
    }).flat();
  return [...strand(0, accent), ...strand(Math.PI, '#f6f4ef')];
};

/** Chucks on a track; the long line cuts, crimps and twists under one row of hoods. */
export const drawTwist = ({ size, isFloor, rotation }: Twist, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const turns = Math.round(rotation / 400);
  if (!isFloor) {
    const base = h * 0.4;
    const axis = base + 1.1;
    return [
      housing([0, 0, 0], [w, d, base], round),
      box([0.8, d * 0.36, base], [w - 1.6, 0.9, 0.25], dark, {
        top: (pen, tw, td) => pen.rect(0, td * 0.3, tw, td * 0.12, { fill: '#8d969e', stroke: 'none' }),
      }),
      placed(chuck([0, 0, 0]), [2.1, d * 0.5, axis], 0.8),
      box([0.5, d * 0.26, base], [1.2, 1.8, 2.1], round.cover, {
        front: (pen, fw, fh) => pen.rect(0, fh * 0.14, fw, 0.14, { fill: round.accent, stroke: 'none' }),
      }),
      box([w - 1.9, d * 0.32, base + 0.25], [1.2, 1.4, 1.5], round.cover, {
        front: (pen, fw, fh) => panel(pen, fw * 0.15, fh * 0.2, fw * 0.7, fh * 0.6),
      }),
      twistedPair(2.2, w - 2, d * 0.5, axis, turns, round.accent),
      guard([0.3, d * 0.16, base], [w - 0.6, d * 0.66, h - base - 0.2]),
      operatorFace([w * 0.62, d, base - 0.2], 4.3, round),
      namePlate([0.4, d, base - 0.3], round.label, 0.3, round.accent),
      smallStop([w * 0.5, d - 0.4, base]),
    ];
  }
  const deck = h * 0.46;
  const axis = deck + 2.2;
  const middle = d * 0.58;
  const head = 26;
  return [
    cabinet([0, 0, 0], [head, d, deck], { doors: 6, accent: round.accent, material: round.body }),
    cabinet([head + 0.3, d * 0.2, 0], [w - head - 0.3, d * 0.62, deck], {
      doors: Math.round((w - head) / 6),
      accent: round.accent,
      material: round.body,
      hasVents: false,
    }),
    placed(straightener([0, 0, 0], 4, round.accent), [0.6, middle, axis]),
    placed(beltFeed([0, 0, 0], 2.4), [5.2, middle, axis]),
    placed(bladeHead([0, 0, 0], round.accent, 2), [8.2, middle, axis]),
    [13, 18.6].map((x) => [
      placed(press([0, 0, 0], round.accent), [x, middle - 0.4, axis], 0.9),
      placed(applicator([0, 0, 0], round.accent), [x, middle - 0.4, axis], 0.9),
      placed(reel([0, 0, 0], 1.8, round.accent), [x - 1.2, middle - 2.8, axis + 6.4], 0.9),
    ]),
    round.isOld ? [] : hood([0.3, 0.6, deck], [10.4, d - 1.2, 5.4]),
    stackLight([1.4, 1.2, round.isOld ? deck : deck + 5.6], round.accent),
    box([head + 0.6, middle - 1.4, deck], [w - head - 1.2, 2.6, 0.35], dark, { width: detail }),
    box([head + 0.8, middle - 1.1, deck + 0.35], [2.2, 2.2, 3.4], round.cover, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.12, fw, 0.2, { fill: round.accent, stroke: 'none' }),
    }),
    placed(chuck([0, 0, 0]), [head + 4.2, middle, axis]),
    placed(chuck([0, 0, 0], grey), [w - 3.2, middle, axis]),
    box([w - 3.6, middle - 1.1, deck + 0.35], [2, 2.2, 3], round.cover, {
      front: (pen, fw, fh) => panel(pen, fw * 0.15, fh * 0.2, fw * 0.7, fh * 0.6),
    }),
    twistedPair(head + 4.4, w - 4.4, middle, axis, turns * 3, round.accent),
    hood([head + 0.6, middle - 2, deck], [w - head - 1.2, 4.2, 4.4]),
    operatorPanel([2, d - 0.2, deck - 0.4], round.accent, { post: 0.5, w: 4, h: 2.8 }),
    stopButton([11.6, d - 0.5, deck], round.accent),
    namePlate([head - 6, d + 0.12, deck - 0.6], round.label, 0.9, round.accent),
    wire(
      [
        [-9, middle, axis],
        [22, middle, axis],
      ],
      0.2,
      round.accent,
      { isTrailing: true, piece: 1 },
    ),
  ];
};
