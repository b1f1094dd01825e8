import type { P2, P3 } from './kit/geometry';
import { holes, panel, screen, vents } from './kit/faces';
import { accents, dark, greyDark, greyMiddle, grey, ink, light, painted, steel, white } from './kit/palette';
import { tree } from './kit/room';
import { createScene } from './kit/scene';
import type { Decorate, Parts } from './kit/scene';
import { box, cylinder, prism, wire } from './kit/solids';
import { detail } from './kit/svg';
import { machineAt } from './small-machines';

const accent = accents.komax;
const points = (list: readonly (readonly [number, number])[]): P2[] => list.map(([a, b]) => [a, b]);

/** Rows of window panes. */
const facade =
  (columns: number, rows: number, top: number, bottom: number): Decorate =>
  (pen, w, h) => {
    const [pw, ph] = [(w - 0.8) / columns, (h - top - bottom) / rows];
    return Array.from({ length: columns * rows }, (_, index) => {
      const [x, y] = [0.4 + (index % columns) * pw + 0.12, top + Math.floor(index / columns) * ph + 0.12];
      return pen.rect(x, y, pw - 0.24, ph - 0.3, {
        fill: index % 7 === 3 ? '#f0f4f5' : '#cfdade',
        width: 1.5,
      });
    }).join('');
  };

const cladding: Decorate = (pen, w, h) =>
  Array.from({ length: Math.floor(w / 0.9) }, (_, index) =>
    pen.line(
      [
        [(index + 0.5) * 0.9, 0.3],
        [(index + 0.5) * 0.9, h - 0.4],
      ],
      { stroke: '#c9cbca', width: 1.2 },
    ),
  ).join('');

/** Solar panel tilted to the front. */
export const solarPanel = (at: P3, w: number, depth: number, rise: number): Parts => {
  const [x, y, z] = at;
  return {
    min: at,
    max: [x + w, y + depth, z + rise],
    draw: (camera) => {
      const place = (u: number, v: number): string =>
        camera
          .project([x + u * w, y + depth * v, z + rise * (1 - v) + 0.1])
          .map((value) => value.toFixed(1))
          .join(' ');
      const quad = (u0: number, v0: number, u1: number, v1: number): string =>
        `M${place(u0, v0)}L${place(u1, v0)}L${place(u1, v1)}L${place(u0, v1)}Z`;
      const side = [
        camera.project([x + w, y, z]),
        camera.project([x + w, y + depth, z]),
        camera.project([x + w, y, z + rise]),
      ]
        .map((point) => point.map((value) => value.toFixed(1)).join(' '))
        .join('L');
      const lines =
        [1, 2, 3, 4, 5].map((index) => `M${place(index / 6, 0)}L${place(index / 6, 1)}`).join('') +
        [1, 2].map((index) => `M${place(0, index / 3)}L${place(1, index / 3)}`).join('');
      return `<path d="M${side}Z" fill="#a3abb1" stroke="${ink}" stroke-width="1.6"/><path d="${quad(0, 0, 1, 1)}" fill="#303a46" stroke="${ink}" stroke-width="2"/><path d="${quad(0.02, 0.04, 0.5, 0.34)}" fill="#43505f"/><path d="${lines}" fill="none" stroke="#8793a0" stroke-width="1.1"/>`;
    },
  };
};

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
          pen.rect(42, 5, 11, 20, { fill: '#e3e8e0', stroke: 'none' }, 1.5),
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
    [26, 28.6, 31.2].map((x) => [
      box([x, 24.6, 0.35], [1.7, 3.4, 0.7], light, { width: 1.8 }),
      box([x + 0.15, 25.3, 1.05], [1.4, 1.8, 0.6], dark, { width: 1.8 }),
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
        screen(pen, 3, 2.2, 9, 5, accent) +
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
    box([1, 15, 15.4], [w - 2, 0.5, 2.8], painted(accent), {
      front: (pen, fw, fh) =>
        pen.wire(
          [
            [1, fh / 2],
            [6, fh / 2],
            [7.4, fh / 2 - 0.6],
            [fw - 8, fh / 2 - 0.6],
            [fw - 6.6, fh / 2],
            [fw - 1, fh / 2],
          ],
          0.6,
          { stroke: '#ffffff', width: 7 },
        ),
    }),
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
