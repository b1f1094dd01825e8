import type { P2 } from './kit/geometry';
import { accents, dark, greyDark, ink, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { drum } from './kit/supplies';
import { detail } from './kit/svg';
import { wire } from './kit/wires';

const accent = accents.komax;

export const cableDrum = (): string => {
  const scene = createScene();
  const frame = (y: number): Parts => [
    box([-3.6, y, 0], [7.2, 0.6, 0.6], dark),
    prism(
      'y',
      [0, y, 0.6],
      [
        [-2.6, 0],
        [-0.55, -4.4],
        [0.55, -4.4],
        [2.6, 0],
        [1.9, 0],
        [0, -3.6],
        [-1.9, 0],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      0.6,
      steel,
    ),
    cylinder('y', [0, y - 0.1, 4.6], 0.6, 0.8, dark, {
      cap: (pen, r) => pen.circle(0, 0, r * 0.5, { fill: '#c9cdd0', width: 2 }),
    }),
  ];
  scene.shadow([-4, -0.6, 0], [8, 6.4, 6]);
  scene.shadow([10, 0.4, 0], [5, 4, 8]);
  scene.add(
    frame(-0.9),
    frame(5.3),
    drum([0, 0, 4.6], 4.1, 4.6, accent, light),
    box([-3.6, -0.3, 0], [0.6, 5.6, 0.5], dark),
    box([3, -0.3, 0], [0.6, 5.6, 0.5], dark),
    // Pulley stand with dancer.
    box([10, 0.8, 0], [5, 3.4, 0.6], dark),
    box([12.2, 1.2, 0.6], [0.8, 0.8, 11.4], steel, {
      front: (pen, w, h) =>
        Array.from({ length: 30 }, (_, index) =>
          pen.line(
            [
              [0, 1 + (index * (h - 4)) / 30],
              [index % 5 === 0 ? w * 0.5 : w * 0.28, 1 + (index * (h - 4)) / 30],
            ],
            { width: 1.3 },
          ),
        ).join(''),
    }),
    [11.2, 5].map((z, index) =>
      cylinder('y', [index === 0 ? 12.6 : 15.2, 2.1, z], 1.15, 0.7, white, {
        rings: [0.35, 0.65],
        cap: (pen, r) =>
          pen.circle(0, 0, r * 0.8, { width: detail }) +
          Array.from({ length: 5 }, (_, spoke) =>
            pen.circle(Math.cos(spoke * 1.2566) * r * 0.52, Math.sin(spoke * 1.2566) * r * 0.52, r * 0.15, {
              fill: '#c9cdd0',
              width: detail,
            }),
          ).join('') +
          pen.circle(0, 0, r * 0.16, { fill: ink, stroke: 'none' }),
      }),
    ),
    box([12.2, 1.2, 4.7], [3.2, 0.7, 0.6], painted(greyDark)),
    wire(
      [
        [0, 2.45, 7.62],
        [3, 2.45, 7.9],
        [11.4, 2.45, 12.2],
        [12.6, 2.45, 12.36],
      ],
      0.4,
      accent,
      { turn: 2 },
    ),
    wire(
      [
        [12.6, 2.45, 12.36],
        [13.76, 2.45, 12.36],
        [13.76, 2.45, 3.8],
        [16.4, 2.45, 3.8],
        [16.4, 2.45, 9],
        [18, 2.45, 9],
      ],
      0.4,
      accent,
      { turn: 1.2, piece: 1.5 },
    ),
    wire(
      [
        [18, 2.45, 9],
        [50, 2.45, 9],
      ],
      0.4,
      accent,
      { isTrailing: true },
    ),
  );
  return scene.render({ azimuth: 34, elevation: 27, margin: [100, 120, 100, 120] });
};
