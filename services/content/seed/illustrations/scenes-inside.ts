import type { P2 } from './kit/geometry';
import { gauge, hatch, holes, led, panel, screen, vents } from './kit/faces';
import {
  accents,
  black,
  brass,
  copper,
  dark,
  grey,
  greyDark,
  greyMiddle,
  ink,
  light,
  painted,
  steel,
  white,
  wood,
} from './kit/palette';
import { bin, clipboard, room, shelf, stool, table, tiles, trolley, windows } from './kit/room';
import { createScene } from './kit/scene';
import type { Decorate } from './kit/scene';
import { box, cylinder, prism, wire } from './kit/solids';
import { drum, reel, bladeHead, beltFeed, straightener } from './kit/tools';
import { detail } from './kit/svg';
import type { Pen } from './kit/svg';
import { crimpOutline } from './sections';
import { machineAt, pressAt } from './small-machines';

const accent = accents.komax;
const view = { azimuth: 38, elevation: 30, margin: [60, 120, 60, 120] } as const;

/** Outlines of tools on a pegboard. */
const toolWall = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const tool = { fill: '#dcdfe1', width: 1.8 };
  const spanner = (sx: number, length: number): string =>
    pen.rect(sx - 0.12, y + 1.2, 0.24, length, tool) +
    pen.circle(sx, y + 1.1, 0.34, tool) +
    pen.circle(sx, y + 1.1, 0.15, { fill: '#c9cdd0', width: 1.4 }) +
    pen.circle(sx, y + 1.2 + length, 0.28, tool);
  const driver = (sx: number, colour: string): string =>
    pen.rect(sx - 0.2, y + 0.8, 0.4, 1.2, { fill: colour, width: 1.8 }, 0.12) +
    pen.rect(sx - 0.05, y + 2, 0.1, 1.6, { fill: ink, stroke: 'none' });
  return (
    pen.rect(x, y, w, h, { fill: '#e9e8e3' }) +
    holes(pen, x + 0.4, y + 0.35, Math.floor((w - 0.6) / 0.6), Math.floor((h - 0.5) / 0.6), 0.6, 0.05, {
      fill: '#b9b8b2',
      stroke: 'none',
    }) +
    [0.8, 1.7, 2.6, 3.5].map((dx, index) => spanner(x + dx, 3 - index * 0.45)).join('') +
    [4.6, 5.3, 6, 6.7].map((dx, index) => driver(x + dx, index === 1 ? accent : '#59616a')).join('') +
    pen.rect(x + 7.8, y + 0.9, 1.6, 0.7, { fill: '#8d969e', width: 1.8 }) +
    pen.rect(x + 8.5, y + 1.6, 0.3, 2.4, { fill: '#d9ccb4', width: 1.8 }) +
    pen.wire(
      [
        [x + 10.3, y + 1],
        [x + 10.3, y + 4.2],
        [x + 12.4, y + 4.2],
        [x + 12.4, y + 1.4],
      ],
      0.9,
      { stroke: accent, width: 7 },
    ) +
    pen.circle(x + 14, y + 2, 0.9, { width: 5, stroke: greyDark }) +
    pen.circle(x + 14, y + 2, 0.5, { width: 4, stroke: greyMiddle })
  );
};

export const workshop = (): string => {
  const scene = createScene();
  scene.add(
    room(36, 24, 15, {
      back: (pen) => toolWall(pen, 3, 2.4, 16, 5),
      left: windows(4, 2, 6),
      floor: tiles(3),
    }),
    table([2.6, 0.8, 0], [17, 5, 6], wood, { shelf: true, drawers: 4 }),
    // Vice, parts and a wire on the bench.
    box([4, 3.6, 6], [1.6, 1.2, 0.4], dark),
    box([3.8, 3.6, 6.4], [0.7, 1.2, 1], painted(greyDark)),
    box([5.1, 3.6, 6.4], [0.7, 1.2, 1], painted(greyDark)),
    cylinder('x', [5.8, 4.2, 6.8], 0.16, 1.4, steel),
    wire(
      [
        [4.6, 4.2, 7.1],
        [4.6, 4.2, 8.4],
        [7.4, 4.2, 8.4],
        [7.4, 4.2, 6.2],
        [13, 4.2, 6.2],
      ],
      0.2,
      accent,
      { turn: 0.9, piece: 1 },
    ),
    [8.6, 10.4, 12.2].map((x, index) => bin([x, 1, 6], 1.5, 1.6, 1.1, index === 1 ? painted(accent) : light)),
    clipboard([15, 3.6, 6]),
    box([16.8, 1.4, 6], [2, 1.4, 1.6], grey, {
      width: 2,
      front: (pen, w, h) => gauge(pen, w / 2, h / 2, 0.5, accent),
    }),
    // Drill press.
    box([22, 1.4, 0], [4, 4.4, 0.6], dark),
    cylinder('z', [24, 2.4, 0.6], 0.5, 10, steel),
    box([22.6, 2.8, 5], [2.8, 2.8, 0.4], grey, {
      top: (pen, w, d) =>
        pen.line(
          [
            [0.4, d / 2],
            [w - 0.4, d / 2],
          ],
          { width: 2.4 },
        ),
    }),
    box([22.8, 1.6, 9.6], [2.4, 4.2, 2], white, {
      front: (pen, w) =>
        pen.rect(0, 0.4, w, 0.2, { fill: accent, stroke: 'none' }) + led(pen, w / 2, 1.2, 0.2, accent),
    }),
    cylinder('z', [24, 4.8, 7.9], 0.36, 1.7, steel, { rings: [0.4] }),
    cylinder('z', [24, 4.8, 6.4], 0.1, 1.5, steel, { width: 1.6 }),
    cylinder('x', [25.2, 4, 10.4], 0.3, 0.5, dark),
    // Machine frame under construction.
    (
      [
        [14, 11],
        [31, 11],
        [14, 19],
        [31, 19],
      ] as const
    ).map(([x, y]) => box([x, y, 0.4], [0.7, 0.7, 6.4], steel)),
    box([14, 11, 6.8], [17.7, 0.7, 0.7], steel),
    box([14, 11.7, 6.8], [0.7, 7.3, 0.7], steel),
    box([31, 11.7, 6.8], [0.7, 7.3, 0.7], steel),
    box([14, 19, 6.8], [17.7, 0.7, 0.7], steel, {
      front: (pen, w) => holes(pen, 0.8, 0.35, 17, 1, (w - 1.6) / 16, 0.11),
    }),
    box([14.7, 11.3, 1], [16.3, 0.4, 0.5], steel, { width: 2 }),
    box([14.7, 19.1, 1], [16.3, 0.4, 0.5], steel, { width: 2 }),
    box([14.7, 11.7, 7], [9, 7.3, 0.4], light, {
      top: (pen, w, d) => holes(pen, 1, 1, 8, 6, Math.min((w - 2) / 7, (d - 2) / 5), 0.14),
    }),
    straightener([15.4, 15, 10], 4, accent),
    box([15.6, 14.2, 7.4], [4, 0.5, 0.8], dark),
    beltFeed([20.4, 15, 10], 2.4),
    box([20.2, 14, 7.4], [2.8, 2, 0.7], dark),
    trolley([5, 15, 0], accent),
    box([5.6, 15.6, 5.2], [2.4, 1.4, 0.4], white, { width: 2 }),
    stool([10.5, 8.6, 0]),
  );
  return scene.render({ ...view, floor: 'grid' });
};

export const assemblyCell = (): string => {
  const scene = createScene();
  scene.add(
    room(34, 24, 13, {
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

/** A wall shelf with boxes and bottles. */
const shelfOnWall = (pen: Pen, x: number, y: number): string =>
  pen.rect(x, y + 2.2, 6, 0.25, { fill: '#d9ccb4', width: 2 }) +
  [0.3, 1.1, 1.9, 3, 3.9, 4.8]
    .map((dx, index) =>
      pen.rect(
        x + dx,
        y + 2.2 - [1.6, 1.2, 1.6, 0.9, 1.4, 1.1][index]!,
        0.65,
        [1.6, 1.2, 1.6, 0.9, 1.4, 1.1][index]!,
        { fill: index === 3 ? accent : (['#ffffff', '#d5d9dc'][index % 2] ?? '#ffffff'), width: 1.8 },
      ),
    )
    .join('');

const crimpScreen: Decorate = (pen, w, h) => {
  const { outer, inner, seam } = crimpOutline(1.9, 2.9, 0.42);
  const move = (list: readonly P2[]): P2[] => list.map(([x, y]) => [w * 0.32 + x, h * 0.52 + y]);
  return (
    pen.rect(0, 0, w, h, { fill: '#1f262e' }, 0.15) +
    pen.poly(move(outer), { fill: brass.front, width: 2 }) +
    pen.poly(move(inner), { fill: copper.front, width: 2 }) +
    pen.line(move(seam), { width: 2 }) +
    [0, 1, 2, 3, 4]
      .map((row) =>
        pen.rect(w * 0.6, h * 0.2 + row * h * 0.13, w * [0.3, 0.22, 0.27, 0.16, 0.24][row]!, h * 0.05, {
          fill: row === 0 ? accent : '#8d969e',
          stroke: 'none',
        }),
      )
      .join('')
  );
};

export const trainingRoom = (): string => {
  const scene = createScene();
  const desk = (x: number, y: number) => [
    table([x, y, 0], [7, 3, 4.4], white),
    box([x + 0.9, y + 0.6, 4.4], [2, 0.14, 1.3], dark, {
      width: 1.8,
      front: (pen, w, h) => pen.rect(0.1, 0.1, w - 0.2, h - 0.2, { fill: '#39424b', stroke: 'none' }),
    }),
    box([x + 0.9, y + 0.74, 4.4], [2, 1.2, 0.1], grey, { width: 1.6 }),
    box([x + 4.2, y + 0.8, 4.4], [1.4, 1.6, 0.1], white, { width: 1.6 }),
    cylinder('x', [x + 4.2, y + 2.6, 4.5], 0.12, 1.8, painted(accent), { width: 1.4 }),
    stool([x + 1.9, y + 4.1, 0]),
    stool([x + 5.1, y + 4.1, 0]),
  ];
  scene.add(
    room(36, 26, 13, {
      left: windows(4, 2, 6),
      floor: tiles(3),
      back: (pen, w) =>
        pen.rect(w - 9, 2.2, 7, 5, { fill: '#ffffff', width: 2 }) +
        pen.wire(
          [
            [w - 8.4, 6],
            [w - 6, 6],
            [w - 6, 3.6],
            [w - 3, 3.6],
          ],
          0.8,
          { stroke: accent, width: 5 },
        ) +
        pen.line(
          [
            [w - 8.4, 3],
            [w - 6.8, 3],
          ],
          { width: 2 },
        ) +
        pen.line(
          [
            [w - 8.4, 3.6],
            [w - 7.2, 3.6],
          ],
          { width: 2 },
        ),
    }),
    box([9, 0.1, 4.6], [13, 0.4, 7], dark, { front: (pen, w, h) => crimpScreen(pen, w, h) }),
    [
      [3, 8],
      [12, 8],
      [3, 16],
      [12, 16],
    ].map(([x, y]) => desk(x ?? 0, y ?? 0)),
    machineAt([22.4, 10, 0], accent, 0.66),
    pressAt([25, 18.6, 0], accent, 0.62),
    box([5, 1.4, 0], [2.2, 1.6, 5], white, {
      front: (pen, w, h) =>
        panel(pen, 0.2, 0.2, w - 0.4, h - 0.4) + pen.rect(0, 0.5, w, 0.2, { fill: accent, stroke: 'none' }),
    }),
  );
  return scene.render(view);
};

export const partsShelf = (): string => {
  const scene = createScene();
  const material = (index: number) => [light, grey, white, steel][index % 4] ?? light;
  scene.shadow([0, 0, 0], [30, 5, 16]);
  scene.add(
    [0, 15].map((x0, bay) =>
      shelf([x0, 0, 0], [15, 5, 16.4], 4, (x, y, z, w, h, board) => {
        const kind = board + bay * 4;
        if (kind === 0 || kind === 6)
          return Array.from({ length: 3 }, (_, index) =>
            drum(
              [x + 2.4 + index * 4.7, y + 0.9, z + 1.7],
              1.65,
              2.4,
              index === 1 && kind === 0 ? accent : (['#8c949b', '#5b646d', '#b7bdc1'][index] ?? greyDark),
              light,
            ),
          );
        if (kind === 1 || kind === 4)
          return Array.from({ length: 7 }, (_, index) => [
            bin(
              [x + 0.3 + index * 2, y + 1.6, z],
              1.75,
              3.2,
              2,
              index === 3 && kind === 1 ? painted(accent) : material(index),
            ),
            box([x + 0.5 + index * 2, y + 1.9, z], [1.3, 1.4, 1.7], steel, { width: 1.4 }),
          ]);
        if (kind === 2)
          return Array.from({ length: 5 }, (_, index) =>
            reel([x + 1.6 + index * 2.8, y + 2.6, z + 1.45], 1.4, accent, 0.7),
          );
        if (kind === 3)
          return Array.from({ length: 9 }, (_, index) =>
            box(
              [x + 0.4 + index * 1.5, y + 1, z],
              [1.25, 3.4, 1.4 + ((index * 5) % 4) * 0.35],
              index % 4 === 1 ? painted('#d9ccb4') : white,
              {
                width: 2,
                front: (pen, bw, bh) =>
                  pen.rect(bw * 0.2, bh - 0.8, bw * 0.6, 0.45, { fill: '#ffffff', width: 1.4 }) +
                  pen.line(
                    [
                      [bw * 0.3, bh - 0.57],
                      [bw * 0.7, bh - 0.57],
                    ],
                    { stroke: accent, width: 3 },
                  ),
              },
            ),
          );
        if (kind === 5)
          return Array.from({ length: 6 }, (_, index) => [
            cylinder('y', [x + 1.3 + index * 2.35, y + 1, z + 1.05], 1, 2.6, index % 2 ? dark : steel, {
              rings: [0.25, 0.5, 0.75],
              cap: (pen, r) =>
                pen.circle(0, 0, r * 0.66, { width: 1.4 }) +
                pen.circle(0, 0, r * 0.3, { fill: ink, stroke: 'none' }),
            }),
          ]);
        return Array.from({ length: 4 }, (_, index) =>
          box(
            [x + 0.4 + index * 3.45, y + 0.8, z],
            [3.1, 3.8, Math.min(h - 0.4, 2.4)],
            index === 2 ? dark : white,
            {
              width: 2,
              front: (pen, bw, bh) =>
                panel(pen, 0.2, 0.2, bw - 0.4, bh - 0.4) +
                pen.rect(
                  bw * 0.35,
                  bh * 0.4,
                  bw * 0.3,
                  0.2,
                  { fill: index === 2 ? '#d9dcde' : ink, stroke: 'none' },
                  0.1,
                ) +
                pen.rect(0.4, 0.4, 0.8, 0.3, { fill: accent, stroke: 'none' }),
            },
          ),
        );
      }),
    ),
    trolley([33, 3, 0], accent, [5, 3.4, 5]),
    reel([34.6, 3.6, 6.9], 1.7, accent, 0.8),
    box([36.2, 4, 5.2], [1.4, 1.8, 0.9], white, { width: 2 }),
    // Step ladder and a box on the floor.
    box(
      [22, 8.6, 0],
      [4, 3, 2.4],
      { top: '#e7dcc6', front: '#d9ccb4', side: '#c0b296' },
      {
        top: (pen, w, d) =>
          pen.line(
            [
              [0, d / 2],
              [w, d / 2],
            ],
            { width: 1.8 },
          ),
        front: (pen, w, h) => pen.rect(w * 0.6, h * 0.3, w * 0.25, h * 0.35, { fill: '#ffffff', width: 1.5 }),
      },
    ),
    wire(
      [
        [-60, 7.4, 0.1],
        [13, 7.4, 0.1],
        [15, 10.4, 0.1],
        [90, 10.4, 0.1],
      ],
      0.26,
      accent,
      { turn: 2, isTrailing: true, piece: 6 },
    ),
  );
  return scene.render({ azimuth: 32, elevation: 27, margin: [80, 120, 80, 120] });
};

export const qualityLab = (): string => {
  const scene = createScene();
  scene.add(
    room(36, 20, 14, {
      back: (pen, w) => windows(3, 2, 5)(pen, w * 0.5, 0),
      left: (pen, w) =>
        pen.rect(w - 15, 3, 6, 4.4, { fill: '#ffffff', width: 2 }) +
        pen.line(
          [
            [w - 14.4, 6.8],
            [w - 14.4, 3.6],
          ],
          { width: 2 },
        ) +
        pen.line(
          [
            [w - 14.4, 6.8],
            [w - 9.6, 6.8],
          ],
          { width: 2 },
        ) +
        pen.wire(
          [
            [w - 14.2, 6.6],
            [w - 13, 6.4],
            [w - 12, 4],
            [w - 11, 6],
            [w - 9.8, 6.6],
          ],
          0.7,
          { stroke: accent, width: 4 },
        ) +
        shelfOnWall(pen, w - 7.4, 4),
      floor: tiles(3),
    }),
    table([2, 1, 0], [31, 6, 6], white, { drawers: 4, shelf: true }),
    // Microscope.
    box([4, 2.4, 6], [3.4, 3.6, 0.5], dark),
    box([5.2, 2.6, 6.5], [1, 1, 5], white),
    box([5, 2.6, 10], [1.4, 2.6, 1.2], white, {
      front: (pen, w, h) => pen.rect(0, h - 0.3, w, 0.15, { fill: accent, stroke: 'none' }),
    }),
    cylinder('z', [5.7, 4.5, 8.8], 0.5, 1.2, dark, { rings: [0.4] }),
    cylinder('z', [5.7, 4.5, 8.2], 0.26, 0.6, steel),
    cylinder('z', [5.7, 3.4, 11.2], 0.4, 1.4, dark, { rings: [0.6] }),
    box([4.6, 3.8, 7.2], [2.2, 1.6, 0.25], steel),
    cylinder('x', [6.2, 3.1, 8], 0.45, 0.5, dark),
    // Screen with the micrograph.
    box([10, 2.2, 6], [2.4, 1.4, 0.2], dark, { width: 2 }),
    box([11, 2.6, 6.2], [0.4, 0.4, 1.4], steel, { width: 2 }),
    box([8.2, 3, 7.2], [6.2, 0.4, 4.2], dark, { front: (pen, w, h) => crimpScreen(pen, w, h) }),
    box([9, 4.8, 6], [3.4, 1.2, 0.15], light, {
      width: 1.8,
      top: (pen) => holes(pen, 0.3, 0.25, 12, 4, 0.25, 0.08, { fill: '#8d969e', stroke: 'none' }),
    }),
    // Pull tester: the wire is stretched between two clamps.
    box([17, 2.6, 6], [8, 3, 0.7], dark, {
      front: (pen, w) =>
        Array.from({ length: 36 }, (_, index) =>
          pen.line(
            [
              [0.3 + (index * (w - 0.6)) / 35, 0],
              [0.3 + (index * (w - 0.6)) / 35, index % 5 === 0 ? 0.35 : 0.2],
            ],
            { stroke: '#d9dcde', width: 1.3 },
          ),
        ).join(''),
    }),
    box([17.4, 3, 6.7], [1.6, 2.2, 2.2], white, {
      front: (pen, w, h) =>
        pen.rect(0.2, 0.3, w - 0.4, 0.7, { fill: '#1f262e', width: 1.6 }) +
        led(pen, w / 2, h - 0.5, 0.15, accent),
    }),
    box([19, 3.6, 7.4], [0.8, 1, 0.9], steel),
    box([23, 3.2, 6.7], [1.4, 1.8, 1.9], grey),
    box([22.2, 3.6, 7.4], [0.8, 1, 0.9], steel),
    wire(
      [
        [19.8, 4.1, 7.85],
        [22.2, 4.1, 7.85],
      ],
      0.24,
      accent,
    ),
    // Grinding and polishing unit.
    box([27.2, 2, 6], [4.6, 4, 2], white, {
      front: (pen, w) =>
        pen.rect(0, 0.3, w, 0.18, { fill: accent, stroke: 'none' }) +
        led(pen, 0.8, 1.3, 0.2, accent) +
        led(pen, 1.5, 1.3, 0.2, '#ffffff'),
    }),
    cylinder('z', [29.5, 4, 8], 1.6, 0.3, grey, {
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.85, { fill: '#6d757d', width: 2 }) +
        pen.circle(0, 0, r * 0.5, { width: 1.2, stroke: '#8d969e' }),
    }),
    box([30.8, 2.2, 8], [0.6, 0.6, 2], steel, { width: 2 }),
    box([29.2, 2.2, 10], [2.2, 1, 0.6], white, { width: 2 }),
    // Samples, stools, wire on the floor.
    Array.from({ length: 6 }, (_, index) =>
      cylinder('z', [15.4, 2.2 + index * 0.66, 6], 0.26, 0.36, black, {
        width: 1.6,
        cap: (pen, r) => pen.circle(0, 0, r * 0.45, { fill: brass.front, width: 1.2 }),
      }),
    ),
    stool([9, 10, 0]),
    stool([21, 10.4, 0]),
    table([7, 13, 0], [14, 4.6, 4.6], wood),
    box([8.4, 14, 4.6], [5, 2.6, 1.2], light, {
      top: (pen, w) =>
        Array.from({ length: 9 }, (_, index) =>
          pen.rect(0.3 + (index * (w - 0.6)) / 9, 0.4, (w - 0.6) / 9 - 0.12, 1.8, {
            fill: index === 4 ? accent : '#ffffff',
            width: 1.4,
          }),
        ).join(''),
    }),
    clipboard([15, 14.2, 4.6]),
    clipboard([17, 14.8, 4.6], greyDark),
    box([26.4, 13.6, 0], [6, 3.4, 4.6], white, {
      front: (pen, w, h) =>
        [0, 1, 2]
          .map(
            (index) =>
              panel(pen, 0.15 + (index * (w - 0.15)) / 3, 0.7, (w - 0.15) / 3 - 0.15, h - 1.1) +
              pen.rect(1.5 + index * 1.95, 1.6, 0.14, 0.9, { fill: ink, stroke: 'none' }, 0.07),
          )
          .join('') + pen.rect(0, 0.25, w, 0.16, { fill: accent, stroke: 'none' }),
    }),
    drum([28.2, 14, 5.9], 1.3, 1.4, accent, light),
    bin([30.2, 14.4, 4.6], 1.6, 1.8, 1.2, grey),
  );
  return scene.render(view);
};
