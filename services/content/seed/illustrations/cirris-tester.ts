import { holes, led, panel, vents } from './kit/faces';
import type { P2 } from './kit/geometry';
import { accents, black, dark, greyDark, ink, mix, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { detail } from './kit/svg';
import type { Pen } from './kit/svg';
import { wire } from './kit/wires';

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
