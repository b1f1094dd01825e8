import { bolts, cornerBolts, hatch, holes, panel } from './kit/faces';
import type { P2 } from './kit/geometry';
import { accents, brass, copper, dark, grey, light, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { wire } from './kit/wires';

const accent = accents.komax;

/** One terminal on its carrier: barrel and contact, along y. */
export const terminal = (x: number, y: number, z: number): Parts => [
  box([x - 0.09, y + 0.3, z], [0.18, 0.5, 0.1], brass, { width: 1.6 }),
  prism(
    'y',
    [x, y + 0.8, z],
    [
      [-0.24, 0],
      [-0.34, -0.62],
      [-0.24, -0.62],
      [-0.14, -0.12],
      [0.14, -0.12],
      [0.24, -0.62],
      [0.34, -0.62],
      [0.24, 0],
    ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
    0.8,
    brass,
    { width: 1.6 },
  ),
  box([x - 0.16, y + 1.6, z], [0.32, 0.3, 0.12], brass, { width: 1.6 }),
  prism(
    'y',
    [x, y + 1.9, z],
    [
      [-0.3, 0],
      [-0.38, -0.8],
      [-0.28, -0.8],
      [-0.18, -0.12],
      [0.18, -0.12],
      [0.28, -0.8],
      [0.38, -0.8],
      [0.3, 0],
    ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
    0.5,
    brass,
    { width: 1.6 },
  ),
];

export const applicatorPicture = (): string => {
  const scene = createScene();
  const strip = Array.from({ length: 12 }, (_, index) => -9.4 + index * 0.95);
  scene.shadow([-4, -3, 0], [8, 7, 10]);
  scene.add(
    // Base plate and body.
    box([-4.4, -3, 0], [8.8, 7.2, 0.8], steel, {
      top: (pen, w, d) =>
        bolts(
          pen,
          [
            [0.6, 0.6],
            [w - 0.6, 0.6],
            [w - 0.6, d - 0.6],
            [0.6, d - 0.6],
          ],
          0.28,
        ) + panel(pen, 1.2, 0.3, w - 2.4, d - 0.6),
    }),
    box([-3.4, -2.8, 0.8], [6.8, 2.2, 9.4], light, {
      front: (pen, w, h) => cornerBolts(pen, w, h, 0.5, 0.2),
      side: (pen, w, h) =>
        panel(pen, 0.3, 0.5, w - 0.6, h - 1) +
        holes(pen, w / 2, 2, 1, 3, 2.4, 0.3, { fill: '#8d969e', width: 2 }),
    }),
    // Guides of the ram.
    box([-3.4, -0.6, 4.4], [1.3, 1.6, 5.8], grey, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [w / 2, 0.7],
            [w / 2, h / 2],
            [w / 2, h - 0.7],
          ],
          0.26,
        ),
    }),
    box([2.1, -0.6, 4.4], [1.3, 1.6, 5.8], grey, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [w / 2, 0.7],
            [w / 2, h / 2],
            [w / 2, h - 0.7],
          ],
          0.26,
        ),
    }),
    // Ram with setting discs and shank.
    box([-2, -0.5, 5], [4, 1.2, 6.2], white, {
      front: (pen, w, h) =>
        pen.rect(0, 0.7, w, 0.3, { fill: accent, stroke: 'none' }) +
        panel(pen, 0.6, 1.6, w - 1.2, h - 2.4) +
        hatch(pen, 0.9, 1.9, w - 1.8, 1.4, 0.35, { stroke: '#a9afb4', width: 1.4 }),
    }),
    cylinder('z', [0, 0.1, 11.2], 1.7, 0.7, dark, {
      rings: [0.5],
      cap: (pen, r) =>
        Array.from({ length: 30 }, (_, index) =>
          pen.line(
            [
              [Math.cos(index * 0.2094) * r * 0.82, Math.sin(index * 0.2094) * r * 0.82],
              [Math.cos(index * 0.2094) * r * 0.96, Math.sin(index * 0.2094) * r * 0.96],
            ],
            { stroke: '#c3c8cb', width: 2 },
          ),
        ).join(''),
    }),
    cylinder('z', [0, 0.1, 11.9], 1.4, 0.6, steel, {
      rings: [0.5],
      cap: (pen, r) =>
        Array.from({ length: 24 }, (_, index) =>
          pen.line(
            [
              [Math.cos(index * 0.2618) * r * 0.82, Math.sin(index * 0.2618) * r * 0.82],
              [Math.cos(index * 0.2618) * r * 0.96, Math.sin(index * 0.2618) * r * 0.96],
            ],
            { width: 1.6 },
          ),
        ).join(''),
    }),
    cylinder('z', [0, 0.1, 12.5], 0.55, 0.8, steel),
    cylinder('z', [0, 0.1, 13.3], 0.85, 0.5, steel),
    // Crimpers for wire and insulation, with their arched mouths.
    prism(
      'y',
      [0, 0.7, 5.6],
      [
        [-0.75, -1],
        [0.75, -1],
        [0.75, 2],
        [0.45, 2],
        [0.34, 1.1],
        [0, 0.86],
        [-0.34, 1.1],
        [-0.45, 2],
        [-0.75, 2],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      0.55,
      steel,
    ),
    prism(
      'y',
      [0, 1.3, 5.6],
      [
        [-0.85, -0.8],
        [0.85, -0.8],
        [0.85, 1.7],
        [0.52, 1.7],
        [0.42, 0.8],
        [0, 0.52],
        [-0.42, 0.8],
        [-0.52, 1.7],
        [-0.85, 1.7],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      0.45,
      grey,
    ),
    // Anvil.
    box([-0.9, 0.2, 0.8], [1.8, 1.8, 1], grey),
    box([-0.22, 0.7, 1.8], [0.44, 1, 0.7], steel),
    // Feed track from the left with the strip of terminals.
    box([-8.4, 0.2, 0.3], [1, 1, 1.5], steel),
    box([-8.9, -0.3, 0], [2, 2, 0.3], dark),
    box([-9.8, -0.6, 1.8], [8.7, 3.6, 0.5], light, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [0.6, h / 2],
            [w / 2, h / 2],
            [w - 0.6, h / 2],
          ],
          0.18,
        ),
    }),
    box([-9.8, -0.3, 2.3], [10.7, 0.5, 0.12], copper, {
      width: 1.8,
      top: (pen, w) => holes(pen, 0.4, 0.25, Math.floor(w / 0.95), 1, 0.95, 0.12),
    }),
    strip.map((x) => terminal(x, 0.2, 2.35)),
    box([-8, -0.6, 2.5], [3, 0.5, 0.9], grey, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [w * 0.25, h / 2],
            [w * 0.75, h / 2],
          ],
          0.16,
        ),
    }),
    // Feed lever.
    box([-5.2, -2.6, 3.6], [1.8, 0.8, 0.8], dark),
    box([-6.2, -2.6, 3.4], [1, 0.6, 3.4], steel, {
      front: (pen, w, h) => holes(pen, w / 2, 0.6, 1, 4, (h - 1.2) / 3, 0.2),
    }),
    // The wire waits in front of the barrel.
    wire(
      [
        [1.05, 2.9, 3],
        [1.05, 3.6, 3],
      ],
      0.34,
      copper.front,
    ),
    wire(
      [
        [1.05, 3.6, 3],
        [1.05, 7, 3],
        [3.6, 9.8, 3],
        [40, 9.8, 3],
      ],
      0.55,
      accent,
      { turn: 2, isTrailing: true },
    ),
  );
  return scene.render({ azimuth: 36, elevation: 28, margin: [70, 160, 70, 160] });
};
