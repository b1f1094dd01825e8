import { panel } from './kit/faces';
import { bin, shelf, trolley } from './kit/furniture';
import { accents, dark, grey, greyDark, ink, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { drum, reel } from './kit/supplies';
import { wire } from './kit/wires';

const accent = accents.komax;

export const partsShelf = (): string => {
  const scene = createScene();
  const material = (index: number) => [light, grey, white, steel][index % 4] ?? light;
  scene.shadow([0, 0, 0], [30, 5, 16]);
  scene.add(
    [0, 15].map((x0, bay) =>
      shelf([x0, 0, 0], [15, 5, 16.4], 4, (x, y, z, _w, h, board) => {
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
