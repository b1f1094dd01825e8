import { panel } from '../../drawing/faces';
import { cabinet } from '../../drawing/frames';
import { dark, grey, light, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder } from '../../drawing/solids';
import { drum } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { housing, namePlate, operatorFace, placed, screenOnArm, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Feeding = Extract<ProductDrawing, { type: 'feeding' }>;
type Coiling = Extract<ProductDrawing, { type: 'coiling' }>;

const pulley = (x: number, y: number, z: number, r: number): Part =>
  cylinder('y', [x, y - 0.2, z], r, 0.4, light, {
    rings: [0.5],
    cap: (pen, radius) => pen.circle(0, 0, radius * 0.3, { fill: '#3a414a', width: detail }),
    width: detail,
  });

/** Two pulleys on a column, between which the stored wire runs up and down. */
const dancer = (x: number, y: number, base: number, height: number, round: Appearance): Part[] => [
  box([x - 0.25, y - 0.9, base], [0.5, 0.5, height], steel, {
    front: (pen, w, h) => pen.rect(w * 0.35, h * 0.1, w * 0.3, h * 0.75, { fill: '#3a414a', stroke: 'none' }),
  }),
  pulley(x, y, base + height - 0.6, 0.6),
  pulley(x, y, base + height * 0.36, 0.6),
  ...wire(
    [
      [x - 0.6, y, base + height - 0.7],
      [x - 0.6, y, base + height * 0.36],
    ],
    0.12,
    round.accent,
  ),
  ...wire(
    [
      [x + 0.6, y, base + height - 0.7],
      [x + 0.6, y, base + height * 0.36],
    ],
    0.12,
    round.accent,
  ),
];

/** Drums as large as they are, between two arms, and the dancer that buffers the wire. */
export const drawFeeding = ({ size, drum: mass, drumDiameter }: Feeding, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const radius = units(drumDiameter) / 2;
  const isLarge = mass > 300;
  const count = mass > 100 && !isLarge ? 2 : 1;
  const width = isLarge ? 4.4 : Math.min(3.4, (d - 1.2) / count - 0.6);
  const base = isLarge ? 0.7 : h > 10 ? 3.2 : h * 0.28;
  const tall = isLarge ? radius * 2 + 2 : Math.max(h, base + radius * 2 + 0.6);
  const centre = base + radius + 0.5;
  const left = isLarge ? w * 0.38 : w * 0.36;
  return [
    h > 10
      ? isLarge
        ? [
            box([0, 0.4, 0], [w, 0.8, 0.7], dark),
            box([0, d - 1.2, 0], [w, 0.8, 0.7], dark),
            box([0.2, 0.4, 0], [0.8, d - 0.8, 0.6], dark),
          ]
        : cabinet([0, 0, 0], [w, d, base], {
            doors: 2,
            accent: round.accent,
            material: round.body,
            hasVents: !round.isOld,
          })
      : housing([0, 0, 0], [w, d, base], round),
    isLarge
      ? [0.3, d - 1.1].map((y) =>
          box([left - 0.7, y, 0.7], [1.4, 0.8, centre + 0.4], round.cover, {
            front: (pen, fw, fh) =>
              pen.rect(0, fh * 0.12, fw, 0.3, { fill: round.accent, stroke: 'none' }) +
              panel(pen, fw * 0.15, fh * 0.25, fw * 0.7, fh * 0.6),
          }),
        )
      : [],
    Array.from({ length: count }, (_, index) => {
      const y = isLarge ? (d - width) / 2 - 0.3 : 0.4 + index * (width + 0.7);
      return [
        isLarge ? [] : box([left - 0.3, y + 0.1, base], [0.6, 0.3, radius + 0.4], steel, { width: detail }),
        drum([left, y + 0.4, centre], radius, width, round.accent, round.isOld ? grey : white),
      ];
    }),
    dancer(w - 1, d * 0.6, isLarge ? 0.7 : base, tall - base - 0.2, round),
    isLarge ? box([w - 2.2, d * 0.3, 0], [2, d * 0.5, 0.7], dark) : [],
    wire(
      [
        [left, d * 0.6, centre + radius * 0.74],
        [w - 1.6, d * 0.6, (isLarge ? 0.7 : base) + tall - base - 0.8],
      ],
      0.12,
      round.accent,
    ),
    wire(
      [
        [w - 0.4, d * 0.6, (isLarge ? 0.7 : base) + (tall - base) * 0.36],
        [w + 5, d * 0.6, (isLarge ? 0.7 : base) + (tall - base) * 0.36],
      ],
      0.12,
      round.accent,
      { isTrailing: true },
    ),
    h > 10
      ? placed(screenOnArm([0, 0, 0], 5, round), [w - 1.8, d - 0.5, isLarge ? 0.7 : base])
      : operatorFace([w * 0.55, d, base - 0.16], round.isOld ? 0 : 4.3, round),
    namePlate(
      [0.4, isLarge ? d - 0.4 : d + (h > 10 ? 0.12 : 0), isLarge ? 0.62 : base - 0.5],
      round.label,
      isLarge ? 0.26 : h > 10 ? 0.44 : 0.24,
      round.accent,
    ),
  ];
};

/** A turning pan with the coil on it. */
export const drawCoiling = ({ size, coilDiameter }: Coiling, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const isFloor = h > 10;
  const base = isFloor ? h * 0.4 : h * 0.34;
  const r = units(coilDiameter) / 2;
  const [x, y] = [w * 0.58, d * 0.52];
  return [
    isFloor
      ? cabinet([0, 0, 0], [w, d, base], { doors: 2, accent: round.accent, material: round.body })
      : housing([0, 0, 0], [w, d, base], round),
    cylinder('z', [x, y, base], r * 1.35, 0.3, dark),
    cylinder('z', [x, y, base + 0.3], r * 1.3, 0.16, steel, {
      cap: (pen, radius) =>
        [0.3, 0.5, 0.7, 0.9]
          .map((share) => pen.circle(0, 0, radius * share, { width: detail, stroke: '#9aa1a7' }))
          .join(''),
    }),
    Array.from({ length: isFloor ? 6 : 4 }, (_, index) =>
      cylinder(
        'z',
        [x, y, base + 0.46 + index * 0.2],
        r - index * 0.03,
        0.2,
        { top: round.accent, front: round.accent, side: round.accent },
        {
          width: detail,
          cap: (pen, radius) => pen.circle(0, 0, radius * 0.62, { fill: '#c8ced2', width: detail }),
        },
      ),
    ),
    cylinder('z', [x, y, base + 0.46], r * 0.6, isFloor ? 2 : 1.3, light, { width: detail }),
    placed(beltFeed([0, 0, 0], 1.8), [0.3, d * 0.24, base + (isFloor ? 2.4 : 1.1)], isFloor ? 1 : 0.5),
    wire(
      [
        [-4, d * 0.24, base + (isFloor ? 2.4 : 1.1)],
        [x - r * 0.3, d * 0.24, base + (isFloor ? 2.4 : 1.1)],
        [x, y - r, base + (isFloor ? 1.7 : 1)],
      ],
      0.12,
      round.accent,
      { turn: 0.6, isTrailing: true },
    ),
    isFloor
      ? placed(screenOnArm([0, 0, 0], 7, round), [0.3, d - 0.6, base])
      : operatorFace([0.4, d, base - 0.15], 4.3, round),
    isFloor
      ? box([x + r * 1.5, y - 1, base], [1, 1.2, 3], round.cover, {
          front: (pen, fw, fh) => pen.rect(0, fh * 0.1, fw, 0.2, { fill: round.accent, stroke: 'none' }),
        })
      : [],
    smallStop([w - 0.5, d - 0.4, base]),
    namePlate(
      [isFloor ? 0.5 : w * 0.6, d + (isFloor ? 0.12 : 0), base - 0.35],
      round.label,
      isFloor ? 0.46 : 0.26,
      round.accent,
    ),
  ];
};
