import type { P2, P3 } from './kit/geometry';
import { bolts, button, cornerBolts, handle, hatch, holes, led, panel, screen, vents } from './kit/faces';
import {
  accents,
  black,
  copper,
  dark,
  grey,
  greyDark,
  ink,
  light,
  mix,
  painted,
  steel,
  white,
} from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder, prism, wire } from './kit/solids';
import { detail } from './kit/svg';
import type { Pen } from './kit/svg';

/** Rotary stripper: a ring of blades orbits the cable. */
export const schleunigerRotary = (): string => {
  const accent = accents.schleuniger;
  const scene = createScene();
  const [y, z] = [5, 7.4];
  scene.shadow([0, 0, 0], [13, 10, 11]);
  scene.shadow([24.5, 3, 0], [3, 4, 6]);
  const ringCap = (pen: Pen, r: number): string =>
    pen.circle(0, 0, r * 0.93, { width: detail }) +
    bolts(
      pen,
      Array.from({ length: 12 }, (_, index): P2 => [
        Math.cos(index * 0.5236 + 0.26) * r * 0.86,
        Math.sin(index * 0.5236 + 0.26) * r * 0.86,
      ]),
      r * 0.045,
    ) +
    pen.circle(0, 0, r * 0.76, { fill: '#dfe4e7' }) +
    Array.from({ length: 4 }, (_, index) => {
      const t = index * 1.5708 + 0.42;
      const p = (a: number, b: number): P2 => [
        Math.cos(t) * a * r - Math.sin(t) * b * r,
        Math.sin(t) * a * r + Math.cos(t) * b * r,
      ];
      return (
        pen.poly([p(0.36, -0.14), p(0.74, -0.14), p(0.74, 0.14), p(0.36, 0.14)], {
          fill: '#aeb6bc',
          width: 2,
        }) +
        pen.line([p(0.42, -0.07), p(0.7, -0.07)], { width: detail }) +
        pen.line([p(0.42, 0.07), p(0.7, 0.07)], { width: detail }) +
        pen.poly([p(0.25, -0.02), p(0.4, -0.12), p(0.46, 0.12), p(0.34, 0.12)], {
          fill: '#ffffff',
          width: 2,
        }) +
        pen.circle(...p(0.58, 0), r * 0.045, { fill: ink, stroke: 'none' })
      );
    }).join('') +
    pen.arc(0, 0, r * 1.0, -2.6, -1.7, { stroke: accent, width: 7 }) +
    pen.circle(0, 0, r * 0.25, { fill: '#1f262e' });
  const core = { top: '#ffffff', front: '#f2efe6', side: '#d3cfc3' };
  scene.add(
    [
      [1, 1],
      [12, 1],
      [1, 9],
      [12, 9],
    ].map(([fx, fy]) => cylinder('z', [fx ?? 0, fy ?? 0, 0], 0.5, 0.5, black)),
    box([0, 0, 0.5], [13, 10, 1.2], dark, {
      front: (pen, w) => vents(pen, 1, 0.35, w * 0.3, 0.5, 4),
      side: (pen, w) => vents(pen, w * 0.3, 0.35, w * 0.4, 0.5, 4),
    }),
    // Sloping control panel in front of the housing.
    prism(
      'x',
      [0, 10, 1.7],
      [
        [0, 0],
        [0, -2],
        [2.6, -6.4],
        [9.6, -10.4],
        [10, -10.4],
        [10, 0],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      13,
      white,
      {
        cap: (pen) =>
          pen.blob(
            [
              [0.5, -0.6],
              [0.5, -1.8],
              [2.9, -5.9],
              [9.4, -9.6],
              [9.4, -0.6],
            ],
            0.5,
            { width: detail },
          ) + vents(pen, 6.4, -2.6, 2.2, 1.4, 6),
      },
    ),
    {
      min: [0, 9.9, 1.7],
      max: [13, 10.001, 3.7],
      draw: (camera) => {
        const at = (u: number, v: number): P2 => camera.project([u, 10 - 2.6 * v, 3.7 + 4.4 * v]);
        const poly = (points: readonly P2[], fill: string, width = 2): string =>
          `<path d="M${points
            .map((point) =>
              at(...point)
                .map((value) => value.toFixed(1))
                .join(' '),
            )
            .join('L')}Z" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
        const curve = Array.from({ length: 30 }, (_, index): P2 => [
          1.6 + index * 0.16,
          0.3 + Math.exp(-((index - 17) ** 2) / 30) * 0.42,
        ]);
        return (
          poly(
            [
              [1, 0.12],
              [7.4, 0.12],
              [7.4, 0.9],
              [1, 0.9],
            ],
            '#1f262e',
            2.4,
          ) +
          `<path d="M${curve
            .map((point) =>
              at(...point)
                .map((value) => value.toFixed(1))
                .join(' '),
            )
            .join('L')}" fill="none" stroke="#ffffff" stroke-width="3"/>` +
          poly(
            [
              [1.4, 0.76],
              [2.8, 0.76],
              [2.8, 0.83],
              [1.4, 0.83],
            ],
            accent,
            0,
          ) +
          poly(
            [
              [6.5, 0.3],
              [7.1, 0.3],
              [7.1, 0.38],
              [6.5, 0.38],
            ],
            '#8d969e',
            0,
          ) +
          poly(
            [
              [6.5, 0.46],
              [7, 0.46],
              [7, 0.54],
              [6.5, 0.54],
            ],
            accent,
            0,
          ) +
          [0, 1, 2]
            .flatMap((row) =>
              [0, 1, 2].map((column) =>
                poly(
                  [
                    [8.4 + column * 1.05, 0.18 + row * 0.25],
                    [9.2 + column * 1.05, 0.18 + row * 0.25],
                    [9.2 + column * 1.05, 0.37 + row * 0.25],
                    [8.4 + column * 1.05, 0.37 + row * 0.25],
                  ],
                  row === 2 && column === 2 ? accent : '#d5d9dc',
                  1.6,
                ),
              ),
            )
            .join('')
        );
      },
    },
    cylinder('x', [13, y, z], 3.5, 0.8, grey, { rings: [0.5] }),
    cylinder('x', [13.8, y, z], 3.1, 0.9, steel, { cap: ringCap }),
    // Coaxial cable in steps: jacket, braid, foil, dielectric, conductor.
    cylinder('x', [14.4, y, z], 0.16, 0.4, copper, { width: detail }),
    // The end to be stripped looks at the blades; the cable runs to the right.
    cylinder('x', [15.2, y, z], 0.18, 1.5, copper),
    cylinder('x', [16.7, y, z], 0.46, 1.6, core),
    cylinder('x', [18.3, y, z], 0.56, 1.4, steel, {
      rings: Array.from({ length: 13 }, (_, index) => (index + 1) / 14),
      width: 2,
    }),
    cylinder('x', [19.7, y, z], 0.78, 14, painted(accent), {
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.72, { fill: steel.front, width: 2 }) +
        pen.circle(0, 0, r * 0.58, { fill: '#ffffff', width: 2 }) +
        pen.circle(0, 0, r * 0.22, { fill: copper.front, width: 2 }),
    }),
    // Centring unit on a post.
    box([24.6, 3.2, 0], [3, 3.6, 0.7], dark),
    box([25.5, 4.2, 0.7], [1.2, 1.6, 4.5], steel),
    prism(
      'x',
      [25.2, y, 5.2],
      [
        [-1.6, 0],
        [-1.6, -2],
        [0, -1.15],
        [1.6, -2],
        [1.6, 0],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      1.8,
      white,
      {
        cap: (pen) =>
          bolts(
            pen,
            [
              [-1.1, -0.5],
              [1.1, -0.5],
            ],
            0.2,
          ),
      },
    ),
  );
  return scene.render({ azimuth: 40, elevation: 28, margin: [110, 120, 110, 120] });
};

/** Table-top cable tester with a harness between its two banks of sockets. */
export const cirrisTester = (): string => {
  const accent = accents.cirris;
  const scene = createScene();
  const socket = (pen: Pen, x: number, y: number, w: number, isOn: boolean): string =>
    pen.rect(x, y, w, 1.5, { fill: '#2d343d' }, 0.14) +
    pen.rect(x + 0.18, y + 0.22, w - 0.36, 1.06, { fill: '#e4e6e7', width: detail }, 0.1) +
    holes(pen, x + 0.42, y + 0.52, Math.floor((w - 0.6) / 0.34), 2, 0.34, 0.1) +
    led(pen, x + 0.22, y - 0.34, 0.15, isOn ? accent : '#ffffff') +
    pen.line(
      [
        [x + 0.6, y - 0.34],
        [x + w - 0.1, y - 0.34],
      ],
      { width: detail, stroke: '#8d969e' },
    );
  const sockets: P2[] = [];
  const deck = (pen: Pen, w: number, d: number): string => {
    const out = [pen.rect(0.5, 0.5, w - 1, d - 1, { width: detail, fill: '#f9f8f4' }, 0.3)];
    for (let row = 0; row < 2; row += 1)
      for (let column = 0; column < 6; column += 1) {
        const [x, y] = [1.3 + column * 3.55, 1.7 + row * 3.2];
        sockets.push([x, y]);
        out.push(socket(pen, x, y, 2.7, (row + column) % 4 !== 2));
      }
    return out.join('');
  };
  scene.shadow([0, 0, 0], [23, 14, 5]);
  const plug = (x: number, y: number, z: number): Part[] => [
    box([x, y, z], [2.3, 1.1, 1.1], black, {
      top: (pen, w, d) => panel(pen, 0.15, 0.15, w - 0.3, d - 0.3, { stroke: '#6d757d' }),
    }),
    box([x + 0.5, y + 0.2, z + 1.1], [1.3, 0.7, 0.6], dark),
  ];
  const top = 5;
  const bundle = (x0: number, x1: number, y0: number, y1: number, height: number, index: number): Part[] =>
    wire(
      [
        [x0, y0, top + 1.6],
        [x0, y0, top + height],
        [x1, y1, top + height],
        [x1, y1, top + 1.6],
      ],
      index === 0 ? 0.42 : 0.34,
      index === 0 ? accent : (['#4a525b', '#8b949b', '#b7bdc1'][index - 1] ?? greyDark),
      { turn: 1.5, piece: 1 },
    );
  scene.add(
    [
      [1, 1],
      [22, 1],
      [1, 13],
      [22, 13],
    ].map(([x, y]) => cylinder('z', [x ?? 0, y ?? 0, 0], 0.6, 0.5, black)),
    box([0, 0, 0.5], [23, 14, 1.4], dark, {
      front: (pen, w) => pen.rect(0, 0.2, w, 0.24, { fill: accent, stroke: 'none' }),
      side: (pen, w) => pen.rect(0, 0.2, w, 0.24, { fill: accent, stroke: 'none' }),
    }),
    box([0, 0, 1.9], [23, 8.6, 3.1], white, {
      top: deck,
      side: (pen, w, h) => vents(pen, w * 0.25, h * 0.3, w * 0.5, 1.2, 6),
    }),
    prism(
      'x',
      [0, 14, 1.9],
      [
        [0, 0],
        [0, -0.9],
        [5.4, -3.1],
        [5.4, 0],
      ].map(([a, b]): P2 => [a ?? 0, b ?? 0]),
      23,
      white,
    ),
    {
      min: [0, 13.9, 1.9],
      max: [23, 14.01, 2.8],
      draw: (camera) => {
        const at = ([u, v]: P2): string =>
          camera
            .project([u, 14 - 5.4 * v, 2.8 + 2.2 * v])
            .map((value) => value.toFixed(1))
            .join(' ');
        const poly = (points: readonly P2[], fill: string, width = 2): string =>
          `<path d="M${points.map(at).join('L')}Z" fill="${fill}" stroke="${width ? ink : 'none'}" stroke-width="${width}"/>`;
        const rect = (x: number, y: number, w: number, h: number, fill: string, width = 2): string =>
          poly(
            [
              [x, y],
              [x + w, y],
              [x + w, y + h],
              [x, y + h],
            ],
            fill,
            width,
          );
        const cells = Array.from({ length: 60 }, (_, index) =>
          rect(
            2 + (index % 12) * 0.58,
            0.22 + Math.floor(index / 12) * 0.115,
            0.44,
            0.075,
            index % 13 === 4 ? '#ffffff' : index % 5 === 0 ? mix(accent, '#1f262e', 0.4) : accent,
            0,
          ),
        );
        return (
          rect(1.4, 0.1, 10.2, 0.8, '#1f262e', 2.4) +
          cells.join('') +
          [0, 1, 2, 3, 4]
            .map((row) =>
              rect(9.4, 0.22 + row * 0.115, [1.7, 1.2, 1.5, 0.9, 1.3][row] ?? 1, 0.05, '#8d969e', 0),
            )
            .join('') +
          [0, 1, 2]
            .flatMap((row) =>
              [0, 1, 2, 3].map((column) =>
                rect(13.2 + column * 1.5, 0.16 + row * 0.26, 1.15, 0.2, '#d9dcde', 1.8),
              ),
            )
            .join('') +
          rect(19.8, 0.16, 1.9, 0.72, accent, 2.2)
        );
      },
    },
    ...[
      [1.5, 2.1],
      [8.6, 2.1],
      [15.7, 2.1],
      [19.25, 5.3],
      [5.05, 5.3],
      [12.15, 5.3],
    ].map(([x, y]) => plug(x ?? 0, (y ?? 0) - 0.1, top)),
    bundle(2.65, 20.4, 2.55, 5.75, 5.6, 0),
    bundle(9.75, 6.2, 2.55, 5.75, 3.6, 1),
    bundle(16.85, 13.3, 2.55, 5.75, 4.2, 2),
  );
  return scene.render({ azimuth: 32, elevation: 36, margin: [90, 150, 110, 150] });
};

/** Rack with a matrix of switching cards, a screen and a test fixture. */
export const adaptronicTester = (): string => {
  const accent = accents.adaptronic;
  const scene = createScene();
  const card = (pen: Pen, x: number, y: number, w: number, h: number, index: number): string =>
    pen.rect(x, y, w, h, { fill: '#eceeee', width: 1.8 }) +
    holes(pen, x + w / 2, y + 0.42, 1, 9, (h - 1.6) / 8, 0.12, { fill: '#2a3139', width: 1 }) +
    led(pen, x + w / 2, y + h - 0.62, 0.13, index % 5 === 2 ? '#ffffff' : accent) +
    pen.rect(x + w * 0.25, y + h - 0.3, w * 0.5, 0.14, { fill: '#8d969e', stroke: 'none' });
  const rackFront = (pen: Pen, w: number, h: number): string => {
    const out = [pen.rect(0.6, 0.6, w - 1.2, h - 2.2, { fill: '#39424b' })];
    for (let shelf = 0; shelf < 4; shelf += 1)
      for (let slot = 0; slot < 12; slot += 1)
        out.push(
          card(
            pen,
            0.8 + slot * ((w - 1.6) / 12),
            0.85 + shelf * 3.85,
            (w - 1.6) / 12 - 0.08,
            3.55,
            shelf * 12 + slot,
          ),
        );
    return `${out.join('')}${vents(pen, 1, h - 1.2, w - 2, 0.7, 4)}`;
  };
  scene.shadow([0, 0, 0], [10, 8, 14]);
  scene.shadow([13, 1, 0], [17, 8, 8]);
  const fixture = (pen: Pen, w: number, d: number): string => {
    const out = [pen.rect(0.5, 0.5, w - 1, d - 1, { fill: '#f9f8f4', width: detail })];
    for (let column = 0; column < 13; column += 1)
      out.push(
        pen.line(
          [
            [1 + column * ((w - 2) / 12), 0.7],
            [1 + column * ((w - 2) / 12), d - 0.7],
          ],
          { stroke: '#dfe1df', width: 1 },
        ),
      );
    out.push(hatch(pen, 0.7, d - 1.3, w - 1.4, 0.6, 0.4, { stroke: '#c9cdd0', width: 1.2 }));
    return out.join('');
  };
  const block = (x: number, y: number, n: number): Part[] => [
    box([x, y, 8], [n * 0.6 + 0.6, 1.5, 1], dark, {
      top: (pen) => holes(pen, 0.6, 0.5, n, 2, 0.6, 0.16, { fill: '#e6e8e9', width: 1 }),
      front: (pen, w) => led(pen, w - 0.4, 0.5, 0.16, accent),
    }),
  ];
  const lead = (
    slot: number,
    shelf: number,
    x: number,
    y: number,
    colour: string,
    thickness: number,
  ): Part[] =>
    wire(
      [
        [0.8 + slot * 0.733, 8, 18.3 - shelf * 3.85],
        [0.8 + slot * 0.733, 9.4 + slot * 0.05, 18.3 - shelf * 3.85],
        [0.8 + slot * 0.733 + 1.2, 9.4, 10.6 - shelf * 0.5],
        [x, 9.4, 10.6 - shelf * 0.5],
        [x, y, 10.6 - shelf * 0.5],
        [x, y, 9],
      ],
      thickness,
      colour,
      { turn: 0.9, piece: 0.8 },
    );
  scene.add(
    [
      [1, 1],
      [9, 1],
      [1, 7],
      [9, 7],
    ].map(([x, y]) => cylinder('z', [x ?? 0, y ?? 0, 0], 0.5, 0.6, black)),
    box([0, 0, 0.6], [10.4, 8, 19.2], white, {
      front: rackFront,
      side: (pen, w, h) =>
        panel(pen, 0.5, 0.5, w - 1, h - 1) +
        vents(pen, w * 0.25, h * 0.7, w * 0.5, 2, 8) +
        cornerBolts(pen, w, h, 1, 0.14) +
        pen.rect(0, 0.16, w, 0.22, { fill: accent, stroke: 'none' }),
      top: (pen, w, d) => holes(pen, 2.2, 2, 7, 4, 1, 0.26, { fill: '#c3c8cb', width: detail }),
    }),
    // Bench with the fixture.
    box([13, 1, 0.6], [4, 7, 6.2], white, {
      front: (pen, w, h) => panel(pen, 0.4, 0.4, w - 0.8, h - 0.8) + handle(pen, w - 0.9, 2, 1.2),
    }),
    box([26, 1, 0.6], [4, 7, 6.2], white, {
      front: (pen, w, h) =>
        [0, 1, 2]
          .map(
            (row) =>
              panel(pen, 0.4, 0.4 + row * 1.85, w - 0.8, 1.6) +
              pen.rect(1.4, 0.85 + row * 1.85, 1.2, 0.2, { fill: ink, stroke: 'none' }, 0.1),
          )
          .join(''),
    }),
    box([12.6, 0.6, 6.8], [17.8, 8, 1.2], light, {
      top: fixture,
      front: (pen, w) => pen.rect(0, 0.3, w, 0.24, { fill: accent, stroke: 'none' }),
      side: (pen, w) => pen.rect(0, 0.3, w, 0.24, { fill: accent, stroke: 'none' }),
    }),
    block(14, 2, 5),
    block(19, 2, 7),
    block(25.2, 2, 4),
    block(15, 5.8, 4),
    block(19.6, 5.8, 5),
    block(25, 5.8, 5),
    box([17.6, 0.7, 8], [0.5, 0.5, 8], steel),
    box([25.6, 0.7, 8], [0.5, 0.5, 8], steel),
    box([16.4, 0.8, 12.2], [11, 0.6, 6], dark, {
      front: (pen, w, h) =>
        screen(pen, 0.25, 0.25, w - 0.5, h - 0.9, accent) + button(pen, w - 0.8, h - 0.32, 0.14, accent),
    }),
    lead(2, 0, 16.4, 6.6, accent, 0.36),
    lead(4, 1, 21.2, 6.6, '#5b646d', 0.28),
    lead(7, 2, 26.8, 6.6, '#a9b0b5', 0.28),
    wire(
      [
        [16.4, 6.3, 9],
        [16.4, 6.3, 9.9],
        [16.4, 4, 9.9],
        [20.8, 4, 9.9],
        [20.8, 2.9, 9.9],
        [20.8, 2.9, 9],
      ],
      0.3,
      accent,
      { turn: 0.6, piece: 0.8 },
    ),
    wire(
      [
        [22.4, 6.3, 9],
        [22.4, 6.3, 9.7],
        [22.4, 3, 9.7],
        [22.4, 3, 9],
      ],
      0.26,
      '#5b646d',
      { turn: 0.6, piece: 0.8 },
    ),
    wire(
      [
        [27.6, 6.3, 9],
        [27.6, 6.3, 9.7],
        [27.6, 3, 9.7],
        [27.6, 3, 9],
      ],
      0.26,
      '#a9b0b5',
      { turn: 0.6, piece: 0.8 },
    ),
  );
  return scene.render({ azimuth: 31, elevation: 29, margin: [80, 130, 80, 130] });
};
