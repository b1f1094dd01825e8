import { cutPieces } from '../../drawing/exampleMachine';
import { panel } from '../../drawing/faces';
import { cabinet, hood, stackLight, stopButton } from '../../drawing/frames';
import type { P3 } from '../../drawing/geometry';
import { copper, dark, grey, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { drum } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, straightener } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import {
  guard,
  housing,
  namePlate,
  operatorFace,
  placed,
  screenOnArm,
  smallStop,
  tray,
  units,
} from './assemblies';
import type { ProductDrawing } from './productDrawing';

type CutStrip = Extract<ProductDrawing, { type: 'cutStrip' }>;
type CableStrip = Extract<ProductDrawing, { type: 'cableStrip' }>;

/** Wires are drawn half as thick again as they are, so that fine ones are seen. */
const thickness = (outer: number): number => Math.max(0.1, units(outer) * 1.5);

const repeat = (count: number, part: (index: number) => Parts): Parts[] =>
  Array.from({ length: count }, (_, index) => part(index));

/** Straightener, feed, blades and feed along x from 0; `length` is what they share. */
const cutStripTools = (
  { wires, strip, outer, isFloor }: CutStrip,
  accent: string,
  length: number,
): Part[] => {
  const pairs = strip > 50 ? 4 : strip > 25 ? 3 : 2;
  const rollers = outer > 12 ? 4 : outer > 7 ? 5 : isFloor ? 6 : 4;
  const feed = length * 0.17;
  return [
    ...straightener([0, 0, 0], rollers, accent, outer > 12 ? 0.55 : 0.42),
    ...beltFeed([length * 0.36, 0, 0], feed),
    ...repeat(wires, (index) => bladeHead([length * 0.56, index * 2.6 - (wires - 1) * 1.3, 0], accent, pairs))
      .flat(2)
      .filter((part): part is Part => 'draw' in part),
    ...beltFeed([length * 0.8, 0, 0], feed),
  ];
};

const floorMachine = (drawing: CutStrip, round: Appearance): Parts[] => {
  const [w, d, h] = drawing.size.map(units) as [number, number, number];
  const deck = h * 0.48;
  const middle = d * 0.5;
  const axis = deck + 2.4;
  const length = w - 1.4;
  const top = h - deck - 2.4;
  const across = drawing.wires - 1;
  return [
    cabinet([0, 0, 0], [w, d, deck], {
      doors: Math.round(w / 4.2),
      accent: round.accent,
      material: round.body,
    }),
    box([0.5, middle - 1.3, deck], [length, 0.5, 0.5], dark, { width: detail }),
    placed(cutStripTools(drawing, round.accent, length), [0.7, middle, axis]),
    hood([w * 0.36, 0.5, deck], [w * 0.62, d - 1, top]),
    stackLight([w * 0.4, 1, deck + top + 0.2], round.accent),
    namePlate([0.5, d + 0.12, deck - 0.6], round.label, 0.5, round.accent),
    placed(screenOnArm([0, 0, 0], drawing.screen, round), [0.4, d - 0.4, deck], 1.05),
    stopButton([w * 0.33, d - 0.5, deck], round.accent),
    repeat(drawing.wires, (index) =>
      wire(
        [
          [-7, middle + index * 0.5 - across * 0.25, axis],
          [w - 0.6, middle + index * 0.5 - across * 0.25, axis],
        ],
        thickness(drawing.outer),
        round.accent,
        { isTrailing: true, piece: 0.25 },
      ),
    ),
    tray([w, middle - 1.2, axis - 1.2], 2.6, 2.6),
    cutPieces(w + 0.4, middle - 0.8, axis - 0.98, 5, 1.4, round.accent),
  ];
};

/** Filter and regulator of the compressed air. */
const airUnit = ([x, y, z]: P3): Part[] => [
  box([x, y, z], [0.5, 0.5, 1.5], dark, { width: detail }),
  cylinder('y', [x + 0.25, y + 0.5, z + 1], 0.2, 0.2, white, {
    width: detail,
    cap: (pen, r) =>
      pen.line([
        [0, 0],
        [r * 0.6, -r * 0.5],
      ]),
  }),
  cylinder('z', [x + 0.9, y + 0.25, z], 0.22, 1, steel, { width: detail }),
];

/** A small spool on a pin: wire for samples. */
const spool = ([x, y, z]: P3, accent: string): Part[] =>
  [
    box([x - 0.12, y, z - 1.3], [0.24, 0.2, 1.4], steel, { width: detail }),
    placed(drum([0, 0, 0], 1.9, 1.2, accent), [x, y + 0.2, z], 0.5),
  ].flat();

const benchMachine = (drawing: CutStrip, round: Appearance): Parts[] => {
  const [w, d, h] = drawing.size.map(units) as [number, number, number];
  const base = h * 0.42;
  const scale = Math.min(0.56, h * 0.13);
  const middle = d * 0.52;
  const axis = base + 2.25 * scale;
  const length = (w - 0.5) / scale;
  const left = drawing.wires - 1;
  const open = drawing.hasAir ? 0.3 : drawing.strip < 25 ? 0.5 : 0.47;
  const screen = Math.min(drawing.screen, (base * 0.72) / 0.142);
  return [
    housing([0, 0, 0], [w, d, base], round),
    box([0.15, middle - 1.6 * scale, base], [w - 0.3, 0.2, 0.26], dark, { width: detail }),
    placed(cutStripTools(drawing, round.accent, length), [0.3, middle, axis], scale),
    round.isOld
      ? box([w * 0.5, 0.2, base + h * 0.42], [w * 0.48, d - 0.6, h * 0.14], round.cover, {
          front: (pen, fw, fh) => panel(pen, 0.1, 0.1, fw - 0.2, fh - 0.2),
        })
      : guard([w * open, 0.2, base], [w * (0.98 - open), d - 0.5, h - base - 0.1], {
          hasTop: drawing.strip >= 25,
          isFrontOpen: drawing.strip < 25,
        }),
    drawing.hasAir ? airUnit([w * 0.06, d * 0.12, base]) : [],
    drawing.strip < 25 ? spool([w * 0.14, 0.3, base + 1.3], round.accent) : [],
    operatorFace([w - 0.4 - screen * 0.224, d, base - 0.2], screen, round),
    namePlate([0.3, d, base - 0.3], round.label, 0.28, round.accent),
    smallStop([w * 0.42, d - 0.4, base]),
    repeat(drawing.wires, (index) =>
      wire(
        [
          [-4, middle + index * 0.3 - left * 0.15, axis],
          [w - 0.2, middle + index * 0.3 - left * 0.15, axis],
        ],
        thickness(drawing.outer),
        round.accent,
        { isTrailing: true, piece: 0.25 },
      ),
    ),
    tray([w, middle - 0.7, axis - 0.55], 1.6, 1.5),
  ];
};

export const drawCutStrip = (drawing: CutStrip, round: Appearance): Parts[] =>
  drawing.isFloor ? floorMachine(drawing, round) : benchMachine(drawing, round);

/** The end that is being stripped, step by step, along y towards the viewer. */
const steppedEnd = (
  x: number,
  y: number,
  z: number,
  { outer, steps, strip }: CableStrip,
  accent: string,
): Part[] => {
  const radius = Math.max(0.1, units(outer) * 0.8);
  const step = Math.max(0.35, units(strip) * 0.4);
  const layers = [
    { r: radius, material: { top: accent, front: accent, side: accent } },
    ...(steps > 1 ? [{ r: radius * 0.72, material: steel }] : []),
    ...(steps > 3 ? [{ r: radius * 0.52, material: white }] : []),
    { r: radius * 0.32, material: copper },
  ];
  return layers.toReversed().map(({ r, material }, index) =>
    cylinder('y', [x, y + index * step, z], r, index === layers.length - 1 ? step * 4 : step, material, {
      width: detail,
    }),
  );
};

/** A trough that carries the cable in front of the machine. */
const cableRest = (x: number, y: number, z: number, w: number): Parts[] => [
  box([x - w * 0.12, y + 0.3, 0], [w * 0.24, 0.4, z - 0.1], steel, { width: detail }),
  box([x - w * 0.2, y, z - 0.1], [w * 0.4, 1.6, 0.14], grey, { width: detail }),
];

/** A bench unit with its opening in front: a turning head for round cuts, blades for straight ones. */
export const drawCableStrip = (drawing: CableStrip, round: Appearance): Parts[] => {
  const [w, d, h] = drawing.size.map(units) as [number, number, number];
  const { isRotary, outer } = drawing;
  const head = Math.min(w * 0.25, 0.34 + units(outer) * 5);
  const [x, z] = [w * 0.31, h * 0.36];
  const blades = isRotary ? 4 : 2;
  return [
    housing([0, 0, 0], [w, d * 0.86, h * 0.66], round),
    box([0, 0, h * 0.66], [w, d * 0.6, h * 0.2], round.cover, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.12, fw, fh * 0.14, { fill: round.accent, stroke: 'none' }),
      top: (pen, tw, td) => panel(pen, tw * 0.12, td * 0.15, tw * 0.76, td * 0.7),
    }),
    cylinder('y', [x, d * 0.86, z], head * 1.25, 0.22, round.cover, { width: detail }),
    cylinder('y', [x, d * 0.86 + 0.22, z], head, isRotary ? 0.5 : 0.22, isRotary ? grey : dark, {
      rings: isRotary ? [0.4] : [],
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.66, { fill: '#3a414a', width: detail }) +
        Array.from({ length: blades }, (_, index) => {
          const t = (index * 2 * Math.PI) / blades + 0.7;
          const [c, s] = [Math.cos(t), Math.sin(t)];
          return pen.poly(
            [
              [c * r * 0.2 - s * r * 0.05, s * r * 0.2 + c * r * 0.05],
              [c * r * 0.62 - s * r * 0.14, s * r * 0.62 + c * r * 0.14],
              [c * r * 0.62 + s * r * 0.14, s * r * 0.62 - c * r * 0.14],
              [c * r * 0.2 + s * r * 0.05, s * r * 0.2 - c * r * 0.05],
            ],
            { fill: '#eef1f2', width: detail },
          );
        }).join(''),
    }),
    drawing.strip >= 60 ? cableRest(x, d * 0.86 + 0.9, z - head * 0.7, w) : [],
    steppedEnd(x, d * 0.86 + (isRotary ? 0.74 : 0.46), z, drawing, round.accent),
    operatorFace([w * 0.62, d * 0.86, h * 0.58], Math.min(drawing.screen, (w * 0.34) / 0.224), round),
    namePlate([w * 0.63, d * 0.86, h * 0.26], round.label, Math.min(0.2, w * 0.056), round.accent),
    smallStop([w * 0.85, d * 0.72, h * 0.66]),
  ];
};
