import { holes, panel, screen } from './kit/faces';
import { accents, dark, grey, greyDark, greyMiddle, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { machineAt } from './small-machines';

const accent = accents.komax;

export const eventStand = (): string => {
  const scene = createScene();
  const w = 34;
  scene.shadow([0, 0, 0], [w, 22, 3]);
  scene.add(
    box([0, 0, 0], [w, 22, 0.6], light, {
      top: (pen, tw, td) =>
        Array.from({ length: 8 }, (_, index) =>
          pen.line(
            [
              [(index + 1) * (tw / 9), 0],
              [(index + 1) * (tw / 9), td],
            ],
            { stroke: '#d4d4d0', width: 1.4 },
          ),
        ).join('') +
        [1, 2, 3, 4]
          .map((index) =>
            pen.line(
              [
                [0, (index * td) / 5],
                [tw, (index * td) / 5],
              ],
              { stroke: '#d4d4d0', width: 1.4 },
            ),
          )
          .join(''),
    }),
    // Back wall with a screen and the wire motif; frame above.
    box([1, 1, 0.6], [w - 2, 0.8, 13], white, {
      front: (pen, fw, fh) =>
        Array.from({ length: 7 }, (_, index) =>
          pen.line(
            [
              [(index + 1) * (fw / 8), 0],
              [(index + 1) * (fw / 8), fh],
            ],
            { stroke: '#dcdcd8', width: 1.4 },
          ),
        ).join('') +
        screen(pen, 3, 1.4, 9, 5, accent) +
        pen.wire(
          [
            [0, fh - 3],
            [15, fh - 3],
            [15, 3],
            [22, 3],
            [22, fh - 4.4],
            [fw, fh - 4.4],
          ],
          1.6,
          { stroke: accent, width: 0.3 * pen.scale, cap: 'butt' },
        ),
    }),
    [1, w - 1.6].map((x) => [
      box([x, 1, 13.6], [0.6, 0.6, 4], steel, { width: 2 }),
      box([x, 15, 0.6], [0.6, 0.6, 17], steel, { width: 2 }),
    ]),
    box([1, 1, 17.6], [w - 2, 0.6, 0.6], steel, { width: 2 }),
    box([1, 1.6, 17.6], [0.6, 13.4, 0.6], steel, { width: 2 }),
    box([w - 1.6, 1.6, 17.6], [0.6, 13.4, 0.6], steel, { width: 2 }),
    box([1, 15, 17.6], [w - 2, 0.6, 0.6], painted(accent)),
    Array.from({ length: 6 }, (_, index) => [
      box([4 + index * 5, 15.1, 17], [0.3, 0.3, 0.6], dark, { width: 1.8 }),
      cylinder('z', [4.15 + index * 5, 15.25, 16.1], 0.55, 0.9, dark, { end: 0.35, width: 1.8 }),
    ]),
    // Platform with the machine.
    box([9, 5.4, 0.6], [16, 8, 0.8], dark, {
      front: (pen, fw) => pen.rect(0, 0.3, fw, 0.16, { fill: accent, stroke: 'none' }),
    }),
    machineAt([11.4, 6.6, 1.4], accent, 0.62),
    // Desk, tall table, stools.
    box([27.4, 14.6, 0.6], [4.4, 2.4, 4.2], white, {
      front: (pen, fw, fh) =>
        pen.rect(0, fh - 1, fw, 0.2, { fill: accent, stroke: 'none' }) +
        panel(pen, 0.3, 0.3, fw - 0.6, fh - 1.6),
      side: (pen, sw, sh) => pen.rect(0, sh - 1, sw, 0.2, { fill: accent, stroke: 'none' }),
    }),
    box([27.1, 14.3, 4.8], [5, 3, 0.3], light),
    box([28.4, 15, 5.1], [1.6, 0.16, 1.1], dark, { width: 1.8 }),
    (
      [
        [4.2, 16.4],
        [8.8, 18.6],
      ] as const
    ).map(([x, y]) => [
      cylinder('z', [x, y, 0.6], 0.9, 0.14, dark),
      cylinder('z', [x, y, 0.74], 0.14, 4, steel),
      cylinder('z', [x, y, 4.74], 1.5, 0.2, white),
    ]),
    (
      [
        [2.2, 18.8],
        [6.6, 18.4],
        [6.4, 15],
        [10.8, 20],
      ] as const
    ).map(([x, y]) => [
      cylinder('z', [x, y, 0.6], 0.6, 0.12, dark),
      cylinder('z', [x, y, 0.72], 0.1, 2.6, steel),
      cylinder('z', [x, y, 3.32], 0.6, 0.25, dark),
    ]),
    box([3, 2, 0.6], [3.2, 1.4, 6], grey, {
      front: (pen, fw) =>
        [0, 1, 2]
          .map(
            (row) =>
              pen.rect(0.3, 0.4 + row * 1.9, fw - 0.6, 1.5, { fill: '#ffffff', width: 1.6 }) +
              pen.rect(0.5, 0.6 + row * 1.9, fw - 1, 0.5, {
                fill: row === 1 ? accent : greyMiddle,
                stroke: 'none',
              }),
          )
          .join(''),
    }),
    [
      [16, 19.2],
      [19, 19.2],
      [22, 19.2],
    ].map(([x, y]) =>
      box([x ?? 0, y ?? 0, 0.6], [2, 1, 2.4], white, {
        width: 2,
        top: (pen, tw, td) =>
          holes(pen, 0.5, td / 2, 3, 1, (tw - 1) / 2, 0.14, { fill: greyDark, width: 1.2 }),
      }),
    ),
  );
  return scene.render({ azimuth: 33, elevation: 30, margin: [90, 120, 90, 120] });
};
