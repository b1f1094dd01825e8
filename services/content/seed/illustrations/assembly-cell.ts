import { hatch, screen } from './kit/faces';
import { bin, clipboard, stool, table, trolley } from './kit/furniture';
import type { P2 } from './kit/geometry';
import { accents, dark, grey, greyDark, light, painted, steel, wood } from './kit/palette';
import { createScene } from './kit/scene';
import { box, prism } from './kit/solids';
import { beltFeed, bladeHead } from './kit/tools';
import { room, tiles, windows } from './kit/walls';
import { wire } from './kit/wires';
import { toolWall, view } from './room-details';

const accent = accents.komax;

export const assemblyCell = (): string => {
  const scene = createScene();
  scene.add(
    room(34, 22, 12, {
      back: (pen, w) => windows(4, 1.8, 4.6)(pen, w, 0),
      left: (pen, d) => toolWall(pen, d - 18, 2.6, 16, 5),
      floor: tiles(3),
    }),
    // Scissor lift with the module.
    box([10, 9, 0], [14, 8, 0.6], painted(greyDark), {
      front: (pen, w, h) => hatch(pen, 0, 0, w, h, 0.6, { stroke: '#d9dcde', width: 5 }),
    }),
    prism(
      'y',
      [10, 15.6, 0.6],
      [
        [1, 0],
        [2, 0],
        [13, -3.6],
        [12, -3.6],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      0.4,
      steel,
    ),
    prism(
      'y',
      [10, 16.1, 0.6],
      [
        [12, 0],
        [13, 0],
        [2, -3.6],
        [1, -3.6],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      0.4,
      steel,
    ),
    box([10, 9, 4.2], [14, 8, 0.6], light),
    box([11, 10, 4.8], [12, 6, 0.6], dark, {
      front: (pen, w) => pen.rect(0, 0.2, w, 0.18, { fill: accent, stroke: 'none' }),
    }),
    bladeHead([18, 13, 8.6], accent, 3),
    beltFeed([13, 13, 8.6], 2.8),
    box([12.8, 11.8, 5.4], [3.2, 2.2, 1.3], grey),
    wire(
      [
        [11, 13, 8.6],
        [21.6, 13, 8.6],
      ],
      0.2,
      accent,
    ),
    // Bench with bins and screen.
    table([9, 0.8, 0], [18, 4.4, 6], wood, { drawers: 3 }),
    Array.from({ length: 8 }, (_, index) =>
      bin(
        [10 + index * 1.75, 1, 6],
        1.55,
        1.7,
        1.2,
        index % 4 === 2 ? painted(accent) : index % 2 ? grey : light,
      ),
    ),
    box([10, 0.9, 7.4], [14, 0.3, 0.2], steel, { width: 2 }),
    Array.from({ length: 8 }, (_, index) =>
      bin([10 + index * 1.75, 0.9, 7.6], 1.55, 1.5, 1.1, index % 3 === 0 ? grey : light),
    ),
    box([25, 1.2, 6], [0.4, 0.4, 3], steel, { width: 2 }),
    box([23.6, 1.6, 8], [3.4, 0.3, 2.4], dark, {
      front: (pen, w, h) => screen(pen, 0.15, 0.15, w - 0.3, h - 0.3, accent),
    }),
    clipboard([19, 3.4, 6]),
    trolley([27, 10, 0], accent),
    trolley([27, 15.6, 0], greyDark),
    box([2.6, 3, 0], [3.6, 3.6, 0.6], wood, { width: 2 }),
    box(
      [2.8, 3.2, 0.6],
      [3.2, 3.2, 3],
      { top: '#e7dcc6', front: '#d9ccb4', side: '#c0b296' },
      {
        front: (pen, w, h) =>
          pen.line(
            [
              [0, h / 2],
              [w, h / 2],
            ],
            { width: 1.6 },
          ),
        top: (pen, w, d) =>
          pen.line(
            [
              [0, d / 2],
              [w, d / 2],
            ],
            { width: 1.6 },
          ),
      },
    ),
    stool([14, 6.6, 0]),
  );
  return scene.render(view);
};
