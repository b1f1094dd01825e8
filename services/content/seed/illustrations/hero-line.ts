import { panel, screen, vents } from './kit/faces';
import { cabinet, conveyor, hood, operatorPanel, stackLight } from './kit/frames';
import { bin, stool, trolley } from './kit/furniture';
import type { P3 } from './kit/geometry';
import { accents, dark, ink, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part, Parts } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { applicator, drum, press, reel } from './kit/supplies';
import { beltFeed, bladeHead, chuck, straightener } from './kit/tools';
import { wire } from './kit/wires';
import { cutPieces } from './machine-strip';

const axis = 10.6;
const lane = 4;

/** A rack of drums that feeds the line. */
const drumRack = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  const bay = (bx: number, bz: number, colour: string): Part[] =>
    drum([bx, y + 0.8, bz], 1.75, 2.2, colour, light);
  return [
    ...[0, 4.2, 8.4].flatMap((dx) => [
      box([x + dx, y, z], [0.3, 0.3, 10], steel),
      box([x + dx, y + 4, z], [0.3, 0.3, 10], steel),
    ]),
    ...[0.6, 5.4, 9.7].flatMap((dz) => [
      box([x + 0.3, y, z + dz], [8.1, 0.3, 0.3], steel),
      box([x + 0.3, y + 4, z + dz], [8.1, 0.3, 0.3], steel),
    ]),
    ...bay(x + 2.3, z + 3, '#8c949b'),
    ...bay(x + 6.5, z + 3, '#c3c8cb'),
    ...bay(x + 2.3, z + 7.6, '#5b646d'),
    ...bay(x + 6.5, z + 7.6, accent),
  ];
};

/** Closed process module with a window in the hood. */
const testModule = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    ...cabinet([x, y, z], [8, 8, 8], { doors: 2, accent }),
    box([x + 0.4, y + 0.4, z + 8], [7.2, 2.6, 6], white, {
      front: (pen, w) => panel(pen, 0.3, 0.3, w - 0.6, 1.3) + vents(pen, 1, 0.6, w - 2, 0.7, 5),
      side: (pen, w, h) => panel(pen, 0.3, 0.3, w - 0.6, h - 0.6),
    }),
    box([x + 1.2, y + 3, z + 8], [5.6, 3.2, 1.6], dark),
    cylinder('x', [x + 2, lane, axis], 0.7, 1, steel, { rings: [0.5] }),
    cylinder('x', [x + 5, lane, axis], 0.7, 1, steel, { rings: [0.5] }),
    ...stackLight([x + 1.2, y + 1.2, z + 14], accent),
  ];
};

/** Cable tray above, control cabinets behind, trolleys and a carrier in front of the line. */
const surroundings = (accent: string): Parts => {
  const carrier = (x: number, y: number): Parts => [
    [x + 1.2, x + 6.8].map((wx) => cylinder('y', [wx, y + 4, 0.6], 0.6, 0.3, dark, { width: 2 })),
    box([x, y, 0.5], [8, 4.2, 1.6], dark, {
      front: (pen, w) =>
        pen.rect(0, 0.25, w, 0.2, { fill: accent, stroke: 'none' }) +
        vents(pen, w * 0.35, 0.8, w * 0.3, 0.4, 3),
    }),
    box([x + 0.5, y + 0.3, 2.1], [7, 3.6, 0.3], light),
    [0, 1, 2].map((index) =>
      bin([x + 0.9 + index * 2.15, y + 0.5, 2.4], 1.95, 3, 2, index === 1 ? painted(accent) : white),
    ),
  ];
  return [
    // Cable tray on rods, with a drop to each module.
    {
      ...box([-60, -2.2, 21.4], [220, 1.5, 0.2], steel, {
        width: 2,
        top: (pen, _w, d) =>
          Array.from({ length: 146 }, (_, index) =>
            pen.line(
              [
                [1 + index * 1.5, 0],
                [1 + index * 1.5, d],
              ],
              { width: 1.2 },
            ),
          ).join(''),
      }),
      isTrailing: true,
    },
    { ...box([-60, -0.75, 21.4], [220, 0.15, 0.6], steel, { width: 2 }), isTrailing: true },
    [18, 33, 47, 63].map((x) =>
      wire(
        [
          [x, -0.4, 21.5],
          [x, -0.4, 8],
          [x, -0.1, 8],
        ],
        0.22,
        '#7c858d',
        { turn: 0.2, piece: 2 },
      ),
    ),
    // Control cabinets behind the second half.
    [44, 49, 54, 59, 64, 69].map((x, index) =>
      box([x, -12, 0], [4.8, 4.4, 12.5], index === 2 ? light : white, {
        front: (pen, w, h) =>
          panel(pen, 0.3, 0.3, w - 0.6, h - 1.4) +
          pen.rect(0, h - 0.8, w, 0.22, { fill: index % 2 ? '#8d969e' : accent, stroke: 'none' }) +
          vents(pen, w * 0.25, 0.9, w * 0.5, 0.8, 4) +
          (index % 3 === 0
            ? screen(pen, w * 0.25, 2.8, w * 0.5, 1.7, accent)
            : pen.rect(w * 0.78, 4, 0.2, 1.4, { fill: ink, stroke: 'none' }, 0.1)),
      }),
    ),
    // Floor marking and what rolls on it.
    {
      ...box(
        [-60, 11.6, 0],
        [220, 0.3, 0.02],
        { top: '#cfcdc6', front: '#cfcdc6', side: '#cfcdc6' },
        { width: 0.01 },
      ),
      isTrailing: true,
    },
    {
      ...box(
        [-60, 19.4, 0],
        [220, 0.3, 0.02],
        { top: '#cfcdc6', front: '#cfcdc6', side: '#cfcdc6' },
        { width: 0.01 },
      ),
      isTrailing: true,
    },
    carrier(32, 13.4),
    trolley([7, 13.6, 0], accent, [5, 3.4, 5.4]),
    reel([9.4, 14.2, 7.3], 1.7, accent, 0.8),
    stool([15, 14.8, 0]),
    box([52, 13, 0], [6, 4.6, 0.7], { top: '#ece2d0', front: '#d9ccb4', side: '#bfb097' }, { width: 2 }),
    [52.3, 55.1].map((x) =>
      box(
        [x, 13.4, 0.7],
        [2.6, 3.8, 2.8],
        { top: '#f3ecdd', front: '#e4d8c1', side: '#cbbd9f' },
        {
          width: 2,
          front: (pen, w, h) =>
            pen.line(
              [
                [0, h * 0.5],
                [w, h * 0.5],
              ],
              { width: 1.5 },
            ) + pen.rect(w * 0.55, h * 0.62, w * 0.3, h * 0.22, { fill: '#ffffff', width: 1.3 }),
        },
      ),
    ),
    box([53.2, 13.8, 3.5], [2.8, 3, 2], { top: '#f3ecdd', front: '#e4d8c1', side: '#cbbd9f' }, { width: 2 }),
  ];
};

export const heroLine = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  const stripX = 14;
  const crimpX = 27.4;
  const twistX = 42;
  const testX = 58;
  scene.shadow([32, 13.4, 0], [8, 4.2, 3]);
  scene.shadow([7, 13.6, 0], [5, 3.4, 5]);
  scene.shadow([52, 13, 0], [6, 4.6, 3]);
  scene.shadow([44, -12, 0], [29.8, 4.4, 8]);
  for (const [x, w] of [
    [0, 9],
    [stripX, 12.6],
    [crimpX, 13.8],
    [twistX, 15],
    [testX, 8],
  ] as const)
    scene.shadow([x, 0, 0], [w, 8, 8]);
  scene.shadow([67, 2, 0], [12, 4, 7]);
  scene.add(
    surroundings(accent),
    drumRack([0, 1.6, 0], accent),
    box([11, 3, 0], [0.5, 0.5, 11.6], steel),
    cylinder('y', [11.25, 3.5, 11.1], 0.55, 0.6, light, { rings: [0.5] }),
    // Straighten, feed, cut and strip.
    cabinet([stripX, 0, 0], [12.6, 8, 8], { doors: 3, accent }),
    straightener([stripX + 0.5, lane, axis], 4, accent),
    box([stripX + 0.6, 3.2, 8], [4, 0.5, 0.8], steel),
    beltFeed([stripX + 5.2, lane, axis], 2.4),
    box([stripX + 5, 2.8, 8], [2.8, 2, 0.6], dark),
    bladeHead([stripX + 8.8, lane, axis], accent, 3),
    hood([stripX + 4.9, 1, 8], [7.5, 6, 6.4]),
    stackLight([stripX + 5.8, 1.5, 14.6], accent),
    operatorPanel([stripX + 0.9, 7.7, 8], accent, { post: 0.4, w: 3.3, h: 2.4 }),
    // Crimp at both ends.
    cabinet([crimpX, 0, 0], [13.8, 8, 8], { doors: 3, accent }),
    ...[3.6, 10].flatMap((dx) => [
      ...press([crimpX + dx, lane - 0.5, axis + 0.2], accent),
      ...applicator([crimpX + dx, lane - 0.5, axis + 0.2], accent),
      box([crimpX + dx - 1.6, 0.9, 8], [3.2, 3.7, 0.4], light),
      box([crimpX + dx - 2.9, 1, 8], [0.4, 0.4, 8.2], steel),
      ...reel([crimpX + dx - 2.7, 1.5, 16.2], 1.9, accent),
    ]),
    // Twist.
    cabinet([twistX, 0, 0], [15, 8, 8], { doors: 4, accent }),
    box([twistX + 0.6, 3.2, 8], [13.8, 1.6, 0.5], dark),
    chuck([twistX + 2.4, lane, axis], steel, 1),
    box([twistX + 0.8, 2.6, 8.5], [1.6, 2.8, 3.5], white, {
      front: (pen, w, h) => panel(pen, 0.2, 0.2, w - 0.4, h - 0.4),
    }),
    chuck([twistX + 12, lane, axis], steel, 1),
    box([twistX + 12, 2.6, 8.5], [1.8, 2.8, 3.5], white, {
      front: (pen, w, h) => panel(pen, 0.2, 0.2, w - 0.4, h - 0.4),
    }),
    hood([twistX + 0.4, 1.2, 8], [14.2, 5.8, 4.8]),
    stackLight([twistX + 1, 1.7, 13], accent),
    // Test and lay down.
    testModule([testX, 0, 0], accent),
    conveyor([67, 2.2, 9], 12, 3.6, 9, accent),
    cutPieces(68.4, 2.7, 9.12, 7, 8, accent),
    wire(
      [
        [6.6, 3.7, 9],
        [8.4, 3.7, 9],
        [10.4, lane, axis],
        [stripX + 10, lane, axis],
      ],
      0.22,
      accent,
      { turn: 1.4 },
    ),
    wire(
      [
        [stripX + 10.4, lane, axis],
        [66.6, lane, axis],
        [68, lane, 9.2],
      ],
      0.22,
      accent,
      { turn: 0.8 },
    ),
  );
  return scene.render({ azimuth: 22, elevation: 30, margin: [60, 70, 60, 70] });
};
