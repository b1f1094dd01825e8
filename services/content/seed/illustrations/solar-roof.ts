import { cladding, points, solarPanel } from './facades';
import { screen, vents } from './kit/faces';
import { accents, dark, light, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, prism } from './kit/solids';
import { detail } from './kit/svg';
import { wire } from './kit/wires';

const accent = accents.komax;

export const solarRoof = (): string => {
  const scene = createScene();
  const duct = (x: number, y: number, w: number): Parts => [
    box([x, y, 7], [w, 3.4, 2.4], light, {
      front: (pen, fw, fh) => vents(pen, 0.5, 0.5, fw - 1, fh - 1, 6),
      top: (pen, tw, td) =>
        [0.28, 0.72]
          .map(
            (share) =>
              pen.circle(tw * share, td / 2, 1.1, { fill: '#8d969e' }) +
              pen.circle(tw * share, td / 2, 0.8, { fill: '#39424b', width: detail }) +
              [0, 1, 2, 3]
                .map((index) =>
                  pen.line(
                    [
                      [tw * share, td / 2],
                      [
                        tw * share + Math.cos(index * 1.57 + 0.4) * 0.8,
                        td / 2 + Math.sin(index * 1.57 + 0.4) * 0.8,
                      ],
                    ],
                    { stroke: '#c9cdd0', width: 2 },
                  ),
                )
                .join(''),
          )
          .join(''),
    }),
    box([x + w, y + 1, 7.4], [3, 1.2, 1.2], steel),
  ];
  scene.shadow([0, 0, 0], [42, 26, 7]);
  scene.add(
    box([0, 0, 0], [42, 26, 7], white, {
      front: (pen, w, h) =>
        cladding(pen, w, h) +
        pen.rect(0, 1, w, 0.3, { fill: accent, stroke: 'none' }) +
        Array.from(
          { length: 9 },
          (_, index) =>
            pen.rect(2 + index * 4.4, 2.4, 3, 2.6, { fill: '#cfdade', width: 2 }) +
            pen.line(
              [
                [3.5 + index * 4.4, 2.4],
                [3.5 + index * 4.4, 5],
              ],
              { width: 1.4 },
            ),
        ).join(''),
      side: (pen, w, h) =>
        cladding(pen, w, h) +
        pen.rect(0, 1, w, 0.3, { fill: accent, stroke: 'none' }) +
        [3, 10, 17].map((x) => pen.rect(x, 2.4, 5, 2.6, { fill: '#cfdade', width: 2 })).join(''),
      top: (pen, w, d) => pen.rect(0.5, 0.5, w - 1, d - 1, { fill: '#e6e5e0', width: detail }),
    }),
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) =>
        row === 1 && column > 3 ? [] : solarPanel([2 + column * 5, 2 + row * 4.7, 7], 4.6, 2.8, 1.4),
      ),
    ),
    duct(34, 3, 5),
    duct(34, 9.4, 5),
    Array.from({ length: 3 }, (_, index) => [
      box([34, 15 + index * 3.4, 7], [5.4, 2.4, 0.5], light, { width: 2 }),
      prism(
        'x',
        [34.2, 17.2 + index * 3.4, 7.5],
        points([
          [0, 0],
          [1, -1],
          [2, 0],
        ]),
        5,
        { top: '#e3ebee', front: '#cfdade', side: '#b8c6cc' },
        { width: 2 },
      ),
    ]),
    // The cable of the panels gathers along the front and goes down to the inverter.
    wire(
      [
        [2, 25.2, 7.15],
        [32.6, 25.2, 7.15],
        [32.6, 25.2, 7.15],
      ],
      0.26,
      accent,
      { piece: 2 },
    ),
    wire(
      [
        [32.6, 25.2, 7.15],
        [32.6, 26.25, 7.15],
        [32.6, 26.25, 3.6],
      ],
      0.26,
      accent,
      { turn: 0.3, piece: 1 },
    ),
    box([31, 26, 0], [3.2, 1.4, 3.6], dark, {
      front: (pen, w, h) =>
        screen(pen, 0.4, 0.4, w - 0.8, 1.3, accent) + vents(pen, 0.5, h - 1.3, w - 1, 0.8, 4),
    }),
  );
  return scene.render({ azimuth: 36, elevation: 36, margin: [90, 120, 90, 120] });
};
