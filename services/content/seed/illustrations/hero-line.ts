import { cabinet, conveyor, hood, operatorPanel, stackLight } from './kit/frames';
import type { P3 } from './kit/geometry';
import { accents, dark, light, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder, wire } from './kit/solids';
import { applicator, beltFeed, bladeHead, chuck, drum, press, reel, straightener } from './kit/tools';
import { panel, vents } from './kit/faces';
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
      front: (pen, w, h) => panel(pen, 0.3, 0.3, w - 0.6, 1.3) + vents(pen, 1, 0.6, w - 2, 0.7, 5),
      side: (pen, w, h) => panel(pen, 0.3, 0.3, w - 0.6, h - 0.6),
    }),
    box([x + 1.2, y + 3, z + 8], [5.6, 3.2, 1.6], dark),
    cylinder('x', [x + 2, lane, axis], 0.7, 1, steel, { rings: [0.5] }),
    cylinder('x', [x + 5, lane, axis], 0.7, 1, steel, { rings: [0.5] }),
    ...stackLight([x + 1.2, y + 1.2, z + 14], accent),
  ];
};

export const heroLine = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  const stripX = 14;
  const crimpX = 27.4;
  const twistX = 42;
  const testX = 58;
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
