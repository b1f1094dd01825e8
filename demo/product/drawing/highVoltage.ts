import { panel, screen } from '../../drawing/faces';
import { cabinet, hood, operatorPanel, stackLight, stopButton } from '../../drawing/frames';
import { copper, dark, grey, painted, steel, type Material } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { press } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, gripper } from '../../drawing/tools';
import type { Appearance } from './appearance';
import { guard, housing, namePlate, operatorFace, placed, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type HighVoltage = Extract<ProductDrawing, { type: 'highVoltage' }>;
type Busbar = Extract<ProductDrawing, { type: 'busbar' }>;

const braid: Material = { top: '#e6eaec', front: '#c8ced2', side: '#a3abb1' };

/** A shielded cable along x, stripped in steps: jacket, braid, insulation, conductor. */
export const shieldedCable = (
  x: number,
  y: number,
  z: number,
  radius: number,
  accent: string,
  length: number,
): Part[] => [
  cylinder('x', [x, y, z], radius, length, painted(accent), { width: detail }),
  cylinder('x', [x + length, y, z], radius * 0.82, radius * 2.2, braid, {
    rings: [0.2, 0.4, 0.6, 0.8],
    width: detail,
  }),
  cylinder('x', [x + length + radius * 2.2, y, z], radius * 0.62, radius * 1.6, painted('#f3f2ee'), {
    width: detail,
  }),
  cylinder('x', [x + length + radius * 3.8, y, z], radius * 0.42, radius * 1.4, copper, { width: detail }),
];

/** A head that turns around the cable. */
export const rotaryHead = (x: number, y: number, z: number, r: number, round: Appearance): Part[] => [
  box([x, y - r * 1.5, z - r * 1.8], [r * 1.6, r * 3, r * 3.6], round.cover, {
    side: (pen, w, h) => panel(pen, w * 0.08, h * 0.06, w * 0.84, h * 0.88),
    front: (pen, w, h) => pen.rect(0, h * 0.08, w, h * 0.06, { fill: round.accent, stroke: 'none' }),
  }),
  cylinder('x', [x + r * 1.6, y, z], r * 1.25, r * 0.5, grey, {
    cap: (pen, radius) =>
      pen.circle(0, 0, radius * 0.74, { fill: '#3a414a', width: detail }) +
      Array.from({ length: 4 }, (_, index) => {
        const t = (index * Math.PI) / 2 + 0.5;
        return pen.line(
          [
            [Math.cos(t) * radius * 0.28, Math.sin(t) * radius * 0.28],
            [Math.cos(t) * radius * 0.68, Math.sin(t) * radius * 0.68],
          ],
          { stroke: '#eef1f2', width: 6 },
        );
      }).join('') +
      pen.circle(0, 0, radius * 0.2, { fill: round.accent, width: detail }),
  }),
];

const camera = (x: number, y: number, z: number): Part[] => [
  box([x - 0.4, y - 0.4, z], [0.8, 0.8, 1.2], dark, { width: detail }),
  cylinder('z', [x, y, z - 0.5], 0.3, 0.5, grey, { width: detail }),
];

export const drawHighVoltage = (
  { size, isFloor, outer, force, rate }: HighVoltage,
  round: Appearance,
): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const r = units(outer) * 1.9;
  if (!isFloor) {
    const base = h * 0.4;
    const axis = base + 1.2;
    return [
      housing([0, 0, 0], [w, d, base], round),
      placed(rotaryHead(0, 0, 0, 0.6, round), [w * 0.12, d * 0.5, axis]),
      shieldedCable(w * 0.42, d * 0.5, axis, r * 0.6, round.accent, w * 0.3),
      box([w * 0.62, d * 0.3, base], [0.5, 1.6, 1], steel, { width: detail }),
      guard([w * 0.04, 0.3, base], [w * 0.7, d - 0.8, h - base - 0.2]),
      operatorFace([w * 0.52, d, base - 0.2], 7, round),
      namePlate([0.3, d, base - 0.3], round.label, 0.3, round.accent),
      smallStop([w * 0.86, d - 0.5, base]),
    ];
  }
  const deck = h * 0.48;
  const axis = deck + 2.4;
  const middle = d * 0.56;
  const isLine = rate > 100;
  const stations = isLine ? 4 : 1;
  const slot = (w - 2.4) / (stations + (isLine ? 0.4 : 0.9));
  return [
    cabinet([0, 0, 0], [w, d, deck], {
      doors: Math.round(w / 4.4),
      accent: round.accent,
      material: round.body,
    }),
    Array.from({ length: stations }, (_, index) => {
      const x = 1.4 + slot * index;
      return [
        index === 2
          ? placed(press([0, 0, 0], round.accent), [x + slot * 0.4, middle - 0.6, axis], 0.85)
          : rotaryHead(x + 0.3, middle, axis, 0.95, round),
        isLine ? placed(gripper([0, 0, 0], round.accent, 1.1), [x + slot * 0.82, middle + 0.3, axis]) : [],
        isLine ? camera(x + slot * 0.6, middle - 2.2, axis + 2.4) : [],
        index === 2
          ? []
          : shieldedCable(x + 2.6, middle, axis, r * 0.75, round.accent, Math.max(1, slot * 0.28)),
      ];
    }),
    isLine
      ? []
      : placed(press([0, 0, 0], round.accent), [w - 3, middle - 0.6, axis], Math.min(0.8, 0.5 + force / 160)),
    hood([0.5, 0.6, deck], [w - 1, d - 1.2, h - deck - 2.2], { isFrontOpen: !isLine }),
    stackLight([1.2, 1.2, h - 2], round.accent),
    operatorPanel([isLine ? w * 0.42 : 0.8, d, deck - 1.4], round.accent, { post: 0.6, w: 4, h: 2.8 }),
    stopButton([w - 1.4, d - 0.4, deck], round.accent),
    namePlate([isLine ? 1 : w - 5.4, d + 0.12, deck - 0.7], round.label, isLine ? 0.8 : 0.56, round.accent),
    isLine
      ? box([w - 4.8, 0.2, h - 2.1], [4, 0.8, 2.4], dark, {
          front: (pen, fw, fh) => screen(pen, 0.2, 0.2, fw - 0.4, fh - 0.4, round.accent),
        })
      : [],
  ];
};

/** A bar of copper with its ends laid bare, bent in a roll bender. */
export const drawBusbar = ({ size }: Busbar, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const deck = h * 0.48;
  const axis = deck + 1.8;
  const middle = d * 0.55;
  const bender = w * 0.62;
  return [
    cabinet([0, 0, 0], [w, d, deck], { doors: 5, accent: round.accent, material: round.body }),
    placed(beltFeed([0, 0, 0], 3, 0.7), [1.4, middle, axis]),
    placed(bladeHead([0, 0, 0], round.accent, 3), [w * 0.32, middle, axis], 0.95),
    box([bender - 1.6, middle - 1.8, deck], [4.6, 3.8, 0.8], steel),
    cylinder('z', [bender, middle + 0.8, deck + 0.8], 0.8, 1.6, grey, { rings: [0.3, 0.7] }),
    cylinder('z', [bender + 1.8, middle - 0.9, deck + 0.8], 0.8, 1.6, grey, { rings: [0.3, 0.7] }),
    box([-5, middle - 0.1, axis - 0.4], [bender + 6.2, 0.2, 0.8], painted(round.accent), { width: detail }),
    box([bender + 1.2, middle - 0.1, axis - 0.4], [0.2, 4.6, 0.8], painted(round.accent), { width: detail }),
    box([bender + 1.2, middle + 4.5, axis - 0.4], [0.2, 1.2, 0.8], copper, { width: detail }),
    hood([w * 0.28, 0.6, deck], [w * 0.5, d * 0.5, h - deck - 2.2]),
    stackLight([w * 0.3, 1, h - 2], round.accent),
    operatorPanel([w - 5, d - 0.2, deck - 0.6], round.accent, { post: 0.5, w: 4, h: 2.8 }),
    stopButton([w - 6, d - 0.5, deck], round.accent),
    namePlate([0.8, d + 0.12, deck - 0.7], round.label, 0.6, round.accent),
  ];
};
