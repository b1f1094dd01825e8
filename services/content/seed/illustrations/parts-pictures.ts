import type { P2, P3 } from './kit/geometry';
import { bolts, cornerBolts, hatch, holes, panel } from './kit/faces';
import {
  accents,
  black,
  brass,
  copper,
  dark,
  grey,
  greyDark,
  ink,
  light,
  painted,
  steel,
  white,
} from './kit/palette';
import type { Material } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder, prism, wire } from './kit/solids';
import { drum } from './kit/tools';
import { detail } from './kit/svg';

const accent = accents.komax;

/** One terminal on its carrier: barrel and contact, along y. */
const terminal = (x: number, y: number, z: number): Parts => [
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
    box([-9.8, -0.6, 1.5], [8.4, 1.1, 0.8], light, {
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

/** Housing with a grid of cavities; wires leave to the back. */
const connector = (
  at: P3,
  columns: number,
  rows: number,
  colours: readonly string[],
  body: Material,
): Parts => {
  const [x, y, z] = at;
  const p = 0.92;
  const [w, h] = [columns * p + 0.7, rows * p + 0.7];
  return [
    Array.from({ length: columns * rows }, (_, index) => {
      const [cx, cz] = [
        x + 0.35 + p * ((index % columns) + 0.5),
        z + 0.35 + p * (Math.floor(index / columns) + 0.5),
      ];
      const colour = colours[index % colours.length] ?? greyDark;
      return [
        cylinder(
          'y',
          [cx, y - 3.6 - ((index * 5) % 7) * 0.12, cz],
          0.24,
          3.6 + ((index * 5) % 7) * 0.12,
          painted(colour),
          { width: 1.8 },
        ),
      ];
    }),
    box([x, y, z], [w, 3.4, h], body, {
      front: (pen, fw, fh) =>
        pen.rect(0.14, 0.14, fw - 0.28, fh - 0.28, { width: detail }) +
        Array.from({ length: columns * rows }, (_, index) => {
          const [cx, cy] = [0.35 + p * (index % columns), 0.35 + p * Math.floor(index / columns)];
          return (
            pen.rect(cx + 0.14, cy + 0.14, p - 0.28, p - 0.28, { fill: '#14181f', stroke: 'none' }) +
            pen.rect(cx + 0.34, cy + 0.34, p - 0.68, p - 0.68, { fill: brass.front, width: 1.2 })
          );
        }).join(''),
      top: (pen, tw, td) =>
        pen.line(
          [
            [0, td - 0.8],
            [tw, td - 0.8],
          ],
          { width: detail },
        ) + hatch(pen, tw * 0.2, 0.3, tw * 0.6, 0.5, 0.2, { width: 1.2 }),
      side: (pen, sw, sh) => panel(pen, 0.3, 0.3, sw - 1.2, sh - 0.6),
    }),
    box([x + w / 2 - 0.6, y + 0.8, z + h], [1.2, 1.9, 0.34], body, { width: 2 }),
    box([x + w / 2 - 0.6, y + 2.3, z + h + 0.34], [1.2, 0.4, 0.3], body, { width: 2 }),
  ];
};

export const connectorFamily = (): string => {
  const scene = createScene();
  const tones = ['#5b646d', '#a7adb2', '#d9dcde', '#39424b'];
  const set: readonly (readonly [number, number, number, Material])[] = [
    [0, 1, 1, white],
    [3.6, 2, 1, grey],
    [8.1, 2, 2, white],
    [12.6, 4, 3, black],
    [19.2, 6, 4, white],
  ];
  set.forEach(([x, columns, rows]) => scene.shadow([x, 0, 0], [columns * 0.92 + 0.7, 3.4, rows + 1]));
  scene.add(
    set.map(([x, columns, rows, body]) =>
      connector(
        [x, 0, 0],
        columns,
        rows,
        columns * rows > 7
          ? [...tones, ...tones, accent]
          : columns === 1
            ? [accent]
            : [...tones.slice(0, columns * rows - 1), accent],
        body,
      ),
    ),
    // The wire that runs along in front of the family.
    wire(
      [
        [-40, 6.6, 0.3],
        [9, 6.6, 0.3],
        [11, 8.4, 0.3],
        [60, 8.4, 0.3],
      ],
      0.42,
      accent,
      { turn: 2, isTrailing: true },
    ),
    // Loose terminals.
    [2.4, 3.6, 4.8].map((x) => terminal(x, 8.2, 0)),
  );
  return scene.render({ azimuth: 30, elevation: 31, margin: [120, 110, 130, 110] });
};
