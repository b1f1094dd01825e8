import { panel, screen, vents } from '../../drawing/faces';
import { cabinet, stackLight } from '../../drawing/frames';
import { black, dark, grey, painted, white } from '../../drawing/palette';
import type { Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { detail } from '../../drawing/svg';
import { beltFeed } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { housing, namePlate, operatorFace, placed, screenOnArm, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Marking = Extract<ProductDrawing, { type: 'marking' }>;

const labelPrinter = (w: number, d: number, h: number, round: Appearance): Parts[] => [
  housing([0, 0, 0], [w, d, h * 0.5], round),
  box([0, 0, h * 0.5], [w * 0.7, d * 0.8, h * 0.34], round.cover, {
    front: (pen, fw, fh) => panel(pen, fw * 0.1, fh * 0.2, fw * 0.8, fh * 0.6),
  }),
  cylinder('x', [w * 0.7, d * 0.4, h * 0.62], d * 0.26, 0.7, white, {
    rings: [0.3, 0.6],
    cap: (pen, r) =>
      pen.circle(0, 0, r * 0.3, { fill: '#3a414a' }) + pen.circle(0, 0, r * 0.7, { width: detail }),
  }),
  box([w * 0.1, d, h * 0.3], [w * 0.5, 1.3, 0.04], white, {
    top: (pen, tw, td) =>
      [0.2, 0.45, 0.7]
        .map((row) => pen.rect(tw * 0.1, td * row, tw * 0.5, td * 0.12, { fill: '#3a414a', stroke: 'none' }))
        .join(''),
  }),
  operatorFace([w * 0.5, d * 0.8, h * 0.8], 4.3, round),
];

/** A printer over the running wire, a laser behind closed walls, or a printer of labels. */
export const drawMarking = ({ size, method }: Marking, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  if (method === 'thermal')
    return [...labelPrinter(w, d, h, round), namePlate([0.2, d, h * 0.2], round.label, 0.2, round.accent)];
  if (method === 'laser') {
    const deck = h * 0.46;
    return [
      cabinet([0, 0, 0], [w, d, deck], { doors: 3, accent: round.accent, material: round.body }),
      box([w * 0.22, 0.4, deck], [w * 0.56, d - 0.8, h - deck - 2.2], dark, {
        front: (pen, fw, fh) =>
          pen.rect(fw * 0.2, fh * 0.26, fw * 0.5, fh * 0.4, { fill: round.accent, opacity: 0.85 }) +
          pen.rect(fw * 0.2, fh * 0.26, fw * 0.5, fh * 0.4, { width: detail }),
        side: (pen, sw, sh) =>
          vents(pen, sw * 0.25, sh * 0.3, sw * 0.5, sh * 0.3, 6) +
          pen.circle(sw * 0.5, sh * 0.72, 0.4, { fill: '#3a414a' }),
      }),
      placed(beltFeed([0, 0, 0], 2), [0.4, d * 0.5, deck + 1.7], 0.9),
      placed(beltFeed([0, 0, 0], 2), [w * 0.8, d * 0.5, deck + 1.7], 0.9),
      wire(
        [
          [-6, d * 0.5, deck + 1.7],
          [w * 0.2, d * 0.5, deck + 1.7],
        ],
        0.16,
        round.accent,
        { isTrailing: true, piece: 1 },
      ),
      wire(
        [
          [w * 0.79, d * 0.5, deck + 1.7],
          [w + 6, d * 0.5, deck + 1.7],
        ],
        0.16,
        round.accent,
        { isTrailing: true, piece: 1 },
      ),
      stackLight([w * 0.3, 1.2, h - 2.2], round.accent),
      placed(screenOnArm([0, 0, 0], 10, round), [0.2, d - 0.6, deck]),
      namePlate([w * 0.62, d + 0.12, deck - 0.6], round.label, 0.5, round.accent),
    ];
  }
  const axis = h * 0.3;
  return [
    box([0, 0, 0], [w, d, 0.3], grey),
    placed(beltFeed([0, 0, 0], 1.6), [0.4, d * 0.66, axis], 0.42),
    placed(beltFeed([0, 0, 0], 1.6), [w - 1.2, d * 0.66, axis], 0.42),
    wire(
      [
        [-3, d * 0.66, axis],
        [w + 3, d * 0.66, axis],
      ],
      0.1,
      round.accent,
      { isTrailing: true, piece: 1 },
    ),
    box([w * 0.4, d * 0.5, axis + 0.3], [0.8, 0.7, 1.1], round.cover, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.2, fw, fh * 0.12, { fill: round.accent, stroke: 'none' }),
    }),
    box([w * 0.4 + 0.2, d * 0.56, axis + 0.12], [0.4, 0.4, 0.2], black, { width: detail }),
    box([w * 0.3, 0.2, 0.3], [w * 0.62, d * 0.34, h - 0.3], round.body, {
      front: (pen, fw, fh) =>
        screen(pen, fw * 0.12, fh * 0.1, fw * 0.5, fh * 0.24, round.accent) +
        [0.25, 0.5, 0.75]
          .map((share, index) =>
            pen.circle(fw * share, fh * 0.52, 0.12, {
              fill: index === 1 ? round.accent : '#14181f',
              width: detail,
            }),
          )
          .join(''),
      side: (pen, sw, sh) => vents(pen, sw * 0.25, sh * 0.4, sw * 0.5, sh * 0.2, 5),
    }),
    cylinder('z', [w * 0.12, d * 0.2, 0.3], 0.3, 1, painted('#3a414a'), { width: detail }),
    namePlate([0.3, d, 0.28], round.label, 0.13, round.accent),
  ];
};
