import type { P2, P3 } from './kit/geometry';
import { bolts, cornerBolts, hatch, holes, led, panel, screen, vents } from './kit/faces';
import { cabinet, operatorPanel, stackLight, stopButton } from './kit/frames';
import {
  accents,
  black,
  copper,
  dark,
  grey,
  greyDark,
  ink,
  light,
  painted,
  steel,
  white,
  wood,
} from './kit/palette';
import { stool, table } from './kit/room';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder, wire } from './kit/solids';
import { drum } from './kit/tools';
import { detail } from './kit/svg';

const accent = accents.komax;

/** A pallet with connector housings on the transfer ring. */
const pallet = (at: P3, seed: number): Parts => {
  const [x, y, z] = at;
  return [
    box([x, y, z], [3.2, 2.6, 0.3], light, {
      width: 2,
      top: (pen, w, d) => cornerBolts(pen, w, d, 0.25, 0.1),
    }),
    [0, 1].map((index) =>
      box(
        [x + 0.35 + index * 1.35, y + 0.5, z + 0.3],
        [1.1, 1.5, 0.8],
        (seed + index) % 3 === 0 ? black : white,
        {
          width: 2,
          top: (pen, w) => holes(pen, 0.22, 0.3, 3, 4, (w - 0.4) / 2.2, 0.1),
        },
      ),
    ),
    ...(seed % 2 === 0
      ? [
          wire(
            [
              [x + 0.8, y + 1.2, z + 1.1],
              [x + 0.8, y + 1.2, z + 1.9],
              [x + 2.2, y + 1.2, z + 1.9],
              [x + 2.2, y + 1.2, z + 1.1],
            ],
            0.16,
            seed % 4 === 0 ? accent : greyDark,
            { turn: 0.5 },
          ),
        ]
      : []),
  ];
};

export const machineHarness = (): string => {
  const scene = createScene();
  scene.shadow([0, 0, 0], [26, 13, 7]);
  const track = (x: number, y: number, w: number, d: number): Parts =>
    box([x, y, 7.6], [w, d, 0.5], dark, {
      width: 2,
      top: (pen, pw, pd) =>
        pw > pd
          ? pen.line(
              [
                [0, pd / 2],
                [pw, pd / 2],
              ],
              { stroke: '#8d969e', width: 2 },
            )
          : pen.line(
              [
                [pw / 2, 0],
                [pw / 2, pd],
              ],
              { stroke: '#8d969e', width: 2 },
            ),
    });
  scene.add(
    cabinet([0, 0, 0], [26, 13, 7.6], { doors: 6, accent }),
    track(1, 1, 24, 3),
    track(1, 4, 3, 5),
    track(22, 4, 3, 5),
    track(1, 9, 24, 3),
    [1.6, 6, 10.4, 14.8, 20.6].map((x, index) => pallet([x, 1.2, 8.1], index + 1)),
    [1.6, 5.4, 9.4, 16.2, 20.4].map((x, index) => pallet([x, 9.2, 8.1], index + 4)),
    pallet([21.9, 5.2, 8.1], 2),
    // Gantry: two portals, beam, carriage, gripper.
    [5.6, 20].map((x) => [
      box([x, 5.2, 7.6], [0.8, 0.8, 9], steel),
      box([x - 0.3, 4.9, 7.6], [1.4, 1.4, 0.5], grey),
    ]),
    box([4.6, 4.9, 16.6], [17.2, 1.4, 1.3], white, {
      front: (pen, w, h) =>
        pen.rect(0, h - 0.42, w, 0.2, { fill: accent, stroke: 'none' }) +
        pen.line(
          [
            [0, 0.3],
            [w, 0.3],
          ],
          { width: detail },
        ) +
        Array.from({ length: 16 }, (_, index) =>
          pen.circle(0.6 + index * 1.06, 0.58, 0.08, { fill: ink, stroke: 'none' }),
        ).join(''),
    }),
    box([11.6, 6.3, 15.2], [2.8, 1.2, 3.2], dark, {
      front: (pen, w, h) =>
        cornerBolts(pen, w, h, 0.35, 0.14) + panel(pen, 0.7, 0.8, w - 1.4, 0.7, { stroke: '#8d969e' }),
    }),
    box([12.2, 7.5, 13.4], [1.6, 0.9, 5.6], light, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [w / 2, 0.6],
            [w / 2, h - 0.6],
          ],
          0.16,
        ) + hatch(pen, 0.3, 1.6, w - 0.6, 1, 0.28, { stroke: '#a9afb4', width: 1.3 }),
    }),
    cylinder('z', [13, 7.95, 12.4], 0.5, 1, steel, { rings: [0.5] }),
    box([12.35, 7.6, 11.2], [0.35, 0.7, 1.2], steel, { width: 2 }),
    box([13.3, 7.6, 11.2], [0.35, 0.7, 1.2], steel, { width: 2 }),
    // The wire hangs from the gripper's feed and goes into a housing on the front track.
    wire(
      [
        [13, 8, 11.6],
        [13, 10.2, 11.6],
        [13, 10.2, 9.3],
      ],
      0.2,
      accent,
      { turn: 0.9 },
    ),
    box([12.2, 9.3, 8.1], [2, 2.2, 0.3], light, { width: 2 }),
    box([12.5, 9.7, 8.4], [1.1, 1.2, 0.8], white, {
      width: 2,
      top: (pen, w) => holes(pen, 0.22, 0.25, 3, 3, (w - 0.4) / 2.2, 0.1),
    }),
    // Supply of cut wires in the middle.
    box([6.8, 5.2, 7.6], [3.8, 3, 1], white, {
      front: (pen, w, h) => panel(pen, 0.2, 0.2, w - 0.4, h - 0.4),
    }),
    Array.from({ length: 7 }, (_, index) =>
      cylinder(
        'y',
        [7.3 + index * 0.46, 5.2, 8.75],
        0.15,
        3.2,
        painted(index === 3 ? accent : (['#5b646d', '#a7adb2', '#d9dcde'][index % 3] ?? greyDark)),
        { width: 1.6 },
      ),
    ),
    wire(
      [
        [-30, 7, 12.6],
        [0, 7, 12.6],
      ],
      0.2,
      accent,
      { isTrailing: true },
    ),
    wire(
      [
        [0, 7, 12.6],
        [5, 7, 12.6],
        [5.4, 7, 18.6],
        [13, 7, 18.6],
        [13, 7.4, 18.6],
      ],
      0.2,
      accent,
      { turn: 1.4 },
    ),
    operatorPanel([2, 12.1, 7.6], accent, { post: 0.6, w: 3.4, h: 2.4 }),
    stopButton([6.6, 12.5, 7.6], accent),
    stackLight([21, 5.6, 17.9], accent),
  );
  return scene.render({ azimuth: 31, elevation: 33, margin: [70, 130, 70, 130] });
};

export const machineBench = (): string => {
  const scene = createScene();
  scene.shadow([0, 0, 0], [22, 9, 8]);
  scene.add(
    table([0, 0, 0], [22, 9, 8], wood, { shelf: true, drawers: 3 }),
    // The unit: base, housing, display, funnel.
    box([7, 1.6, 8], [8.4, 6, 0.5], black),
    box([7, 1.6, 8.5], [8.4, 6, 4.6], white, {
      front: (pen, w, h) =>
        pen.rect(0, 0.25, w, 0.2, { fill: accent, stroke: 'none' }) +
        screen(pen, 0.5, 0.9, 3.6, 2.4, accent) +
        pen.circle(5.2, 1.6, 0.5, { fill: '#c9cdd0' }) +
        pen.line(
          [
            [5.2, 1.6],
            [5.5, 1.25],
          ],
          { width: 3 },
        ) +
        pen.circle(6.8, 1.6, 0.5, { fill: '#c9cdd0' }) +
        pen.line(
          [
            [6.8, 1.6],
            [6.6, 1.2],
          ],
          { width: 3 },
        ) +
        [5, 5.7, 6.4, 7.1]
          .map((x, index) => led(pen, x, 2.9, 0.16, index === 0 ? accent : '#ffffff'))
          .join('') +
        vents(pen, 0.6, h - 0.9, 3, 0.6, 4) +
        cornerBolts(pen, w, h, 0.28, 0.09),
      side: (pen, w, h) =>
        panel(pen, 0.35, 0.7, w - 0.7, h - 1.1) +
        cornerBolts(pen, w, h, 0.7, 0.1) +
        pen.rect(0, 0.25, w, 0.2, { fill: accent, stroke: 'none' }),
      top: (pen, w, d) => vents(pen, w * 0.3, d * 0.3, w * 0.4, d * 0.3, 6),
    }),
    cylinder('x', [15.4, 4.6, 10.9], 1.7, 0.4, grey, {
      cap: (pen, r) =>
        bolts(
          pen,
          Array.from({ length: 6 }, (_, index): P2 => [
            Math.cos(index * 1.047) * r * 0.82,
            Math.sin(index * 1.047) * r * 0.82,
          ]),
          0.11,
        ),
    }),
    cylinder('x', [15.8, 4.6, 10.9], 0.75, 1.3, steel, {
      end: 1.15,
      rings: [0.2],
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.72, { fill: '#c1c7cb', width: 2 }) +
        pen.circle(0, 0, r * 0.4, { fill: '#2a3139', width: 2 }),
    }),
    wire(
      [
        [17.4, 4.6, 10.9],
        [20, 4.6, 10.9],
        [22.6, 4.6, 10.4],
        [50, 4.6, 10.4],
      ],
      0.38,
      accent,
      { turn: 2, isTrailing: true },
    ),
    // Strip of stripped pieces, gauge and reel on the bench.
    Array.from({ length: 6 }, (_, index) => [
      cylinder('x', [1.2, 4 + index * 0.55, 8.2], 0.16, 3.4, painted(accent), { width: 1.8 }),
      cylinder('x', [4.6, 4 + index * 0.55, 8.2], 0.08, 0.8, copper, { width: 1.4 }),
    ]),
    box([1, 3.5, 8], [0.15, 3.8, 0.5], steel, { width: 1.8 }),
    box([16.4, 7, 8], [4.4, 0.5, 0.18], steel, {
      width: 1.8,
      top: (pen, w) =>
        Array.from({ length: 28 }, (_, index) =>
          pen.line(
            [
              [0.2 + (index * (w - 0.4)) / 27, 0],
              [0.2 + (index * (w - 0.4)) / 27, index % 5 === 0 ? 0.3 : 0.18],
            ],
            { width: 1.1 },
          ),
        ).join(''),
    }),
    box([17.4, 6.7, 8.18], [0.7, 1.1, 0.3], dark, { width: 1.8 }),
    drum([3, 0.6, 10.1], 2, 1.6, greyDark, white),
    // Foot pedal and stool.
    box([9, 7.6, 0], [3, 2.2, 0.3], black),
    box([9.3, 7.8, 0.3], [2.4, 1.6, 0.3], painted(accent), {
      top: (pen, w, d) => hatch(pen, 0.2, 0.2, w - 0.4, d - 0.4, 0.3, { width: 1.2 }),
    }),
    wire(
      [
        [10.5, 7.6, 0.2],
        [10.5, 3, 0.2],
        [13, 3, 0.2],
        [13, 0.6, 0.2],
      ],
      0.2,
      ink,
      { turn: 0.9, casing: '#59616a' },
    ),
    stool([17, 12, 0]),
  );
  return scene.render({ azimuth: 31, elevation: 30, margin: [100, 130, 100, 130] });
};
