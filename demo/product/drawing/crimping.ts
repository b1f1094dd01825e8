import { cutPieces } from '../../drawing/exampleMachine';
import { bolts, panel } from '../../drawing/faces';
import { cabinet, conveyor, hood, operatorPanel, stackLight, stopButton } from '../../drawing/frames';
import { dark, grey, light, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { applicator, press, reel, terminalStrip } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, gripper, straightener } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { housing, namePlate, pedal, placed, screenOnArm, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type CrimpLine = Extract<ProductDrawing, { type: 'crimpLine' }>;
type Press = Extract<ProductDrawing, { type: 'press' }>;

/** A bowl that shakes seals or ferrules into line, and the rail that they leave on. */
export const feedBowl = (x: number, y: number, z: number, radius: number, accent: string): Part[] => [
  box([x - radius * 0.8, y - radius * 0.8, z], [radius * 1.6, radius * 1.6, 0.5], grey, { width: detail }),
  cylinder('z', [x, y, z + 0.5], radius * 0.85, 0.5, dark, { end: radius, width: detail }),
  cylinder('z', [x, y, z + 1], radius, 0.22, steel, {
    cap: (pen, r) =>
      pen.circle(0, 0, r * 0.82, { fill: '#e9e5dc', width: detail }) +
      [0.62, 0.42, 0.22].map((share) => pen.circle(0, 0, r * share, { stroke: accent, width: 2 })).join(''),
  }),
];

/** One station: a press with its tool, a reel above and the strip of terminals that it feeds. */
const pressStation = (round: Appearance, factor: number): Part[] =>
  placed(
    [
      box([-1.7, -2.8, -2.4 / factor], [3.4, 4.2, Math.max(0.1, 2.4 / factor - 2.4)], light, {
        front: (pen, w, h) => panel(pen, 0.2, 0.2, w - 0.4, h - 0.4),
      }),
      press([0, 0, 0], round.accent),
      applicator([0, 0, 0], round.accent),
      reel([-1.6, -2.6, 7.2], 1.9, round.accent),
      terminalStrip([-2.6, 0.2, -0.9], 4),
    ],
    [0, 0, 0],
    factor,
  );

/** A line with as many presses and seal stations as it has, in the order in which the wire meets them. */
export const drawCrimpLine = ({ size, stations, seals, force }: CrimpLine, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const deck = h * 0.46;
  const axis = deck + 2.4;
  const middle = d * 0.62;
  const factor =
    Math.min(1.15, Math.max(0.62, (w - 13) / (stations * 4.2 + seals * 1.2))) * (force > 40 ? 1.15 : 1);
  const cell = 11.5;
  const slot = (w - cell - 1.5) / stations;
  const bowls = Math.min(seals, stations);
  return [
    cabinet([0, 0, 0], [w, d, deck], {
      doors: Math.round(w / 4.4),
      accent: round.accent,
      material: round.body,
    }),
    placed(straightener([0, 0, 0], 4, round.accent), [0.6, middle, axis]),
    placed(beltFeed([0, 0, 0], 2.4), [5.4, middle, axis]),
    placed(bladeHead([0, 0, 0], round.accent, 2), [8.6, middle, axis]),
    round.isOld ? [] : hood([0.3, 0.6, deck], [cell - 0.4, d - 1.2, h - deck - 2.2]),
    stackLight([1.2, 1.2, round.isOld ? deck : h - 2], round.accent),
    Array.from({ length: stations }, (_, index) => {
      const x = cell + slot * (index + 0.5);
      return [
        placed(pressStation(round, factor), [x, middle - 0.4, axis]),
        index < bowls ? feedBowl(x - slot * 0.32, d - 1.5, deck, Math.min(1, slot * 0.24), round.accent) : [],
        placed(gripper([0, 0, 0], round.accent, 0.8), [x + slot * 0.38, middle + 0.4, axis]),
      ];
    }),
    Array.from({ length: Math.max(0, seals - bowls) }, (_, index) =>
      feedBowl(cell + slot * (index + 0.9), d - 1.5, deck, 0.8, round.accent),
    ),
    operatorPanel([1.4, d - 0.2, deck - 0.4], round.accent, { post: 0.5, w: 3.6, h: 2.6 }),
    stopButton([cell - 1.2, d - 0.5, deck], round.accent),
    namePlate([cell + 0.6, d + 0.12, deck - 0.6], round.label, 0.6, round.accent),
    wire(
      [
        [-7, middle, axis],
        [w - 0.4, middle, axis],
      ],
      0.18,
      round.accent,
      { isTrailing: true, piece: 1 },
    ),
    conveyor([w + 0.2, middle - 1.4, axis - 1.4], 6, 2.8, axis - 1.4, round.accent),
    cutPieces(w + 0.9, middle - 0.7, axis - 1.28, 4, 4, round.accent),
  ];
};

/** A bench press; its frame grows with its force. */
export const drawPress = (
  { size, force, isMonitored, hasStripper, hasBowl }: Press,
  round: Appearance,
): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const base = h * 0.16;
  const factor = Math.min((h - base) / 7, w / 4.6) * Math.min(1.3, 0.74 + force / 90);
  const x = hasStripper ? w * 0.68 : w * 0.5;
  const axis = base + 2.5 * factor;
  const tool = d * 0.62;
  return [
    housing([0, 0, 0], [w, d, base], round),
    hasBowl
      ? [
          box([x - w * 0.26, d * 0.2, base], [w * 0.52, d * 0.5, h * 0.5], round.cover, {
            front: (pen, fw, fh) =>
              pen.rect(fw * 0.3, fh * 0.4, fw * 0.4, fh * 0.3, { fill: '#3a414a', width: detail }) +
              pen.circle(fw * 0.5, fh * 0.55, fh * 0.08, { fill: round.accent, width: detail }),
          }),
          placed(feedBowl(0, 0, 0, 0.9, round.accent), [x, d * 0.42, base + h * 0.5]),
        ]
      : [
          placed(press([0, 0, 0], round.accent), [x, tool, axis], factor),
          placed(applicator([0, 0, 0], round.accent), [x, tool, axis], factor),
          placed(
            reel([0, 0, 0], 1.8, round.accent),
            [x - 0.4 * factor, tool - 2.6 * factor, axis + 6.4 * factor],
            factor,
          ),
          placed(terminalStrip([-3, 0.2, -0.9], 5, 0.5), [x, tool, axis], factor),
        ],
    hasStripper
      ? [
          box([w * 0.06, d * 0.3, base], [w * 0.34, d * 0.5, h * 0.36], round.cover, {
            front: (pen, fw, fh) =>
              bolts(
                pen,
                [
                  [fw * 0.15, fh * 0.12],
                  [fw * 0.85, fh * 0.12],
                ],
                0.05,
              ) +
              pen.circle(fw * 0.5, fh * 0.5, fw * 0.2, { fill: '#3a414a', width: detail }) +
              pen.circle(fw * 0.5, fh * 0.5, fw * 0.09, { fill: round.accent, width: detail }),
            top: (pen, tw, td) => panel(pen, tw * 0.15, td * 0.2, tw * 0.7, td * 0.6),
          }),
        ]
      : [],
    isMonitored
      ? screenOnArm(
          hasStripper ? [w * 0.02, d * 0.2, base + h * 0.36] : [w - 0.9, d * 0.12, base + h * 0.3],
          7,
          round,
        )
      : box([w * 0.04, d * 0.1, base], [w * 0.24, 0.7, 0.9], round.cover, {
          front: (pen, fw, fh) =>
            pen.rect(fw * 0.15, fh * 0.2, fw * 0.7, fh * 0.3, { fill: '#b9c7a4', width: detail }) +
            pen.circle(fw * 0.5, fh * 0.74, fh * 0.1, { fill: round.accent, width: detail }),
        }),
    namePlate(
      [w - 0.3 - (round.label.length * 0.86 + 0.7) * 0.17, d, base - 0.2],
      round.label,
      0.17,
      round.accent,
    ),
    smallStop([w * 0.9, d * 0.88, base]),
    pedal([w * 0.46, d + 1.2, 0], round.accent),
    wire(
      [
        [w * 0.1, d + 2.4, axis],
        [x, d + 0.7, axis],
        [x, tool + 0.5 * factor, axis],
      ],
      0.11,
      round.accent,
      { turn: 0.4 },
    ),
    force > 40
      ? box([x - 1.75 * factor, tool - 2.9 * factor, base], [3.5 * factor, 0.5 * factor, h * 0.8], white, {
          side: (pen, sw, sh) => panel(pen, sw * 0.1, sh * 0.05, sw * 0.8, sh * 0.9),
        })
      : [],
  ];
};
