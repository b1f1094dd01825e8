import { bolts, cornerBolts, hatch, holes, panel } from './kit/faces';
import { cabinet, operatorPanel, stackLight, stopButton } from './kit/frames';
import type { P3 } from './kit/geometry';
import { accents, black, dark, grey, greyDark, ink, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail } from './kit/svg';
import { wire } from './kit/wires';

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
