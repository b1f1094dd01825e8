import { cladding, facade, points, solarPanel } from './facades';
import { panel, vents } from './kit/faces';
import { accents, dark, grey, light, painted, white } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder, plate, prism } from './kit/solids';
import { detail } from './kit/svg';
import { tree } from './kit/walls';
import { wire } from './kit/wires';

const accent = accents.komax;

export const plantExterior = (): string => {
  const scene = createScene();
  scene.shadow([0, 0, 0], [34, 18, 6]);
  scene.shadow([36, 4, 0], [9, 16, 9]);
  scene.add(
    box(
      [-7, -5, -0.3],
      [60, 37, 0.3],
      { top: '#efede7', front: '#d3d1ca', side: '#bdbbb4' },
      {
        top: (pen, w, d) =>
          pen.rect(0, d - 5.4, w, 3.6, { fill: '#dcdad3', stroke: 'none' }) +
          Array.from({ length: 15 }, (_, index) =>
            pen.line(
              [
                [1 + index * 4, d - 3.6],
                [3 + index * 4, d - 3.6],
              ],
              { stroke: '#ffffff', width: 5, cap: 'butt' },
            ),
          ).join('') +
          Array.from({ length: 11 }, (_, index) =>
            pen.line(
              [
                [9 + index * 2, 24.6],
                [9 + index * 2, 28.4],
              ],
              { stroke: '#ffffff', width: 3 },
            ),
          ).join('') +
          pen.rect(42, 5, 11, 20, { fill: '#e3e8e0', stroke: 'none' }, 1.5) +
          pen.poly(
            points([
              [41, 5],
              [43.5, 4],
              [43.5, 8],
              [52, 8],
              [56, 6.6],
              [56, 22.4],
              [52, 24],
              [41, 24],
            ]),
            { fill: '#dddbd3', stroke: 'none' },
          ),
      },
    ),
    // Hall with shed roof.
    box([0, 0, 0], [34, 18, 6], white, {
      front: (pen, w, h) =>
        cladding(pen, w, h) +
        pen.rect(0, 0.5, w, 0.3, { fill: accent, stroke: 'none' }) +
        [3, 9, 15]
          .map(
            (x) =>
              pen.rect(x, h - 3.6, 4, 3.6, { fill: '#aeb4b8' }) +
              vents(pen, x + 0.3, h - 3.2, 3.4, 2.8, 7) +
              pen.rect(x - 0.3, h - 0.7, 4.6, 0.7, { fill: '#39424b', width: 2 }),
          )
          .join('') +
        pen.rect(24, h - 3, 2.2, 3, { fill: '#cfdade', width: 2 }),
      side: (pen, w, h) => cladding(pen, w, h) + pen.rect(0, 0.5, w, 0.3, { fill: accent, stroke: 'none' }),
    }),
    Array.from({ length: 6 }, (_, index) =>
      prism(
        'y',
        [index * 5.6 + 0.2, 0, 6],
        points([
          [0, 0],
          [5.4, -2.4],
          [5.4, 0],
        ]),
        18,
        light,
        {
          cap: (pen) =>
            pen.line(
              [
                [0.9, -0.12],
                [5.1, -0.12],
              ],
              { width: detail },
            ) +
            pen.poly(
              [
                [2.6, -0.4],
                [5, -1.5],
                [5, -0.4],
              ],
              { fill: '#cfdade', width: 1.6 },
            ),
        },
      ),
    ),
    // Glazing in the upright sides of the sheds.
    Array.from({ length: 6 }, (_, index) =>
      plate('x', [index * 5.6 + 5.61, 17.6, 8.1], 17.2, 1.8, (pen, pw, ph) =>
        Array.from({ length: 12 }, (_pane, column) =>
          pen.rect((column * pw) / 12, 0, pw / 12 - 0.16, ph, {
            fill: column % 5 === 2 ? '#e8eff1' : '#cfdade',
            width: 1.4,
          }),
        ).join(''),
      ),
    ),
    // Office wing.
    box([36, 4, 0], [9, 16, 9], white, {
      front: facade(5, 4, 0.8, 0.6),
      side: facade(9, 4, 0.8, 0.6),
      top: (pen, w, d) => panel(pen, 0.4, 0.4, w - 0.8, d - 0.8),
    }),
    box([38, 6, 9], [3, 4, 1.2], grey, { front: (pen, w, h) => vents(pen, 0.3, 0.3, w - 0.6, h - 0.6, 4) }),
    [0, 1, 2].map((index) => solarPanel([37, 11.5 + index * 2.6, 9], 6.6, 2, 0.9)),
    box([34, 8, 0], [2, 6, 4], light, { front: facade(2, 2, 0.4, 0.4) }),
    // Lorries at the docks.
    [3.2, 15.2].map((x) => [
      box([x, 19.2, 0.9], [3.6, 7, 3.4], white, {
        side: (pen, w, h) => pen.rect(0, h * 0.45, w, 0.35, { fill: accent, stroke: 'none' }),
      }),
      [21, 24.6].map((y) => cylinder('x', [x + 3.1, y, 0.7], 0.7, 0.5, dark)),
      box([x + 0.1, 26.4, 0.7], [3.4, 2, 2.7], grey, {
        front: (pen, w) => pen.rect(0.3, 0.4, w - 0.6, 1, { fill: '#cfdade', width: 1.8 }),
        side: (pen, w) => pen.rect(0.5, 0.4, w - 0.9, 0.9, { fill: '#cfdade', width: 1.8 }),
      }),
    ]),
    [26, 28.6, 31.2].map((x, index) => [
      [25.3, 27.5].map((y) => cylinder('x', [x + 1.4, y, 0.32], 0.32, 0.3, dark, { width: 1.6 })),
      box([x, 24.6, 0.35], [1.7, 3.7, 0.65], index === 1 ? painted(accent) : white, {
        width: 1.8,
        front: (pen, w, h) =>
          [0.15, w - 0.45]
            .map((dx) => pen.rect(dx, h * 0.25, 0.3, 0.2, { fill: '#ffffff', width: 1.2 }))
            .join(''),
      }),
      prism(
        'x',
        [x + 0.1, 27.4, 1],
        points([
          [0, 0],
          [0.7, -0.65],
          [2, -0.65],
          [2.5, 0],
        ]),
        1.5,
        { top: '#e9eef0', front: '#cfdade', side: '#b8c6cc' },
        { width: 1.8 },
      ),
    ]),
    (
      [
        [-5, -2],
        [-5, 4],
        [-5, 10],
        [-5, 16],
        [38, 24.4],
        [42, 24.4],
        [47, 22],
        [49, 15],
        [49, 8],
        [47, 1],
        [40, -2],
        [30, -3],
        [18, -3],
        [6, -3],
        [50.5, 19],
      ] as const
    ).map(([x, y], index) => tree([x, y, 0], 1.5 + (index % 3) * 0.3)),
    // The wire leaves the hall as the edge of the road.
    wire(
      [
        [-60, 30.4, 0.05],
        [20, 30.4, 0.05],
        [22, 30.4, 0.05],
        [110, 30.4, 0.05],
      ],
      0.24,
      accent,
      { isTrailing: true, piece: 80 },
    ),
  );
  return scene.render({ azimuth: 36, elevation: 33, margin: [90, 110, 90, 110] });
};
