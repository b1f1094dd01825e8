import { panel, screen } from '../../drawing/faces';
import { clipboard, stool, table } from '../../drawing/furniture';
import type { P2 } from '../../drawing/geometry';
import { black, dark, light, painted, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder, plate } from '../../drawing/solids';
import { detail } from '../../drawing/svg';
import type { Pen } from '../../drawing/svg';
import type { Appearance } from './appearance';
import { placed } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Software = Extract<ProductDrawing, { type: 'software' }>;
type Service = Extract<ProductDrawing, { type: 'service' }>;

const softwareViews: Record<Software['view'], (pen: Pen, w: number, h: number, accent: string) => string> = {
  plan: (pen, w, h, accent) =>
    Array.from(
      { length: 7 },
      (_, row) =>
        pen.rect(w * 0.06, h * (0.22 + row * 0.1), w * 0.12, h * 0.04, { fill: '#8d969e', stroke: 'none' }) +
        [0, 1, 2]
          .map((slot) =>
            pen.rect(
              w * (0.24 + slot * 0.24 + ((row * 7) % 5) * 0.016),
              h * (0.21 + row * 0.1),
              w * (0.12 + ((row + slot) % 3) * 0.03),
              h * 0.065,
              { fill: (row + slot) % 4 === 0 ? accent : '#55606b', stroke: 'none' },
            ),
          )
          .join(''),
    ).join('') +
    pen.line(
      [
        [w * 0.52, h * 0.16],
        [w * 0.52, h * 0.92],
      ],
      { stroke: '#ffffff', width: 2 },
    ),
  trace: (pen, w, h, accent) => {
    const nodes: P2[] = [
      [0.14, 0.3],
      [0.38, 0.5],
      [0.38, 0.78],
      [0.62, 0.36],
      [0.62, 0.66],
      [0.86, 0.5],
    ];
    const lines: readonly (readonly [number, number])[] = [
      [0, 1],
      [2, 1],
      [1, 3],
      [1, 4],
      [3, 5],
      [4, 5],
    ];
    return (
      lines
        .map(([a, b]) =>
          pen.line(
            [nodes[a], nodes[b]].flatMap((node) => (node ? [[node[0] * w, node[1] * h] as P2] : [])),
            { stroke: '#8d969e', width: 3 },
          ),
        )
        .join('') +
      nodes
        .map(([x, y], index) =>
          pen.circle(x * w, y * h, h * 0.07, { fill: index === 5 ? accent : '#eef1f2', width: detail }),
        )
        .join('')
    );
  },
  edit: (pen, w, h, accent) =>
    Array.from({ length: 8 }, (_, row) =>
      [0, 1, 2, 3]
        .map((column) =>
          pen.rect(w * (0.06 + column * 0.14), h * (0.2 + row * 0.09), w * 0.12, h * 0.055, {
            fill: row === 0 ? accent : row === 4 && column === 2 ? '#ffffff' : '#55606b',
            stroke: 'none',
          }),
        )
        .join(''),
    ).join('') +
    pen.rect(w * 0.66, h * 0.2, w * 0.28, h * 0.68, { fill: '#e9ecec', stroke: 'none' }) +
    pen.rect(w * 0.68, h * 0.48, w * 0.1, h * 0.08, { fill: accent, stroke: 'none' }) +
    pen.rect(w * 0.78, h * 0.5, w * 0.1, h * 0.04, { fill: '#d1905f', stroke: 'none' }),
};

const monitor = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  round: Appearance,
  view: (pen: Pen, w: number, h: number) => string,
): Part[] => [
  box([x + w * 0.3, y - 0.6, z], [w * 0.4, 1.6, 0.16], steel, { width: detail }),
  box([x + w * 0.46, y - 0.2, z + 0.16], [w * 0.08, 0.3, 1.4], steel, { width: detail }),
  box([x, y, z + 1], [w, 0.3, h], dark, {
    front: (pen, fw, fh) =>
      pen.rect(fw * 0.03, fh * 0.04, fw * 0.94, fh * 0.9, { fill: '#1f262e', width: detail }) +
      pen.rect(fw * 0.03, fh * 0.04, fw * 0.94, fh * 0.08, { fill: '#38424c', stroke: 'none' }) +
      pen.rect(fw * 0.03, fh * 0.04, fw * 0.2, fh * 0.08, { fill: round.accent, stroke: 'none' }) +
      view(pen, fw, fh),
  }),
];

/** A desk with the program on its screen; the planner has two. */
export const drawSoftware = ({ view }: Software, round: Appearance): Parts[] => [
  table([0, 0, 0], view === 'plan' ? [18, 7, 7.4] : [13, 7, 7.4], light, {
    drawers: view === 'edit' ? 0 : 3,
  }),
  monitor(view === 'plan' ? 1 : 2.4, 2, 7.4, 8, 4.8, round, (pen, w, h) =>
    softwareViews[view](pen, w, h, round.accent),
  ),
  view === 'plan'
    ? monitor(9.6, 2, 7.4, 7, 4.4, round, (pen, w, h) =>
        screen(pen, w * 0.05, h * 0.16, w * 0.9, h * 0.74, round.accent),
      )
    : [],
  view === 'trace'
    ? [
        box([10.6, 3.4, 7.4], [1, 0.8, 1.4], black),
        cylinder('z', [11.1, 5.4, 7.4], 0.5, 0.16, painted(round.accent)),
      ]
    : [],
  view === 'edit'
    ? [
        box([11, 2.4, 7.4], [1.5, 1.5, 2], white, {
          front: (pen, w, h) => panel(pen, w * 0.1, h * 0.1, w * 0.8, h * 0.8),
        }),
        clipboard([0.6, 4.6, 7.4], round.accent),
      ]
    : [],
  box([view === 'plan' ? 3 : 4.4, 4.4, 7.4], [3.8, 1.3, 0.16], white, {
    top: (pen, w, d) =>
      [0.2, 0.45, 0.7]
        .map((row) => pen.rect(w * 0.05, d * row, w * 0.9, d * 0.14, { fill: '#c3c6c8', stroke: 'none' }))
        .join(''),
  }),
  view === 'edit' ? [] : placed(stool([0, 0, 0]), [6.4, 9.4, 0], 1.1),
];

/** The opened case of the visit, a class at its machine, a session through the screen. */
export const drawService = ({ service }: Service, round: Appearance): Parts[] => {
  switch (service) {
    case 'care':
      return [
        box([0, 0, 0], [9, 5.4, 2.6], black, {
          front: (pen, w, h) =>
            pen.rect(0, h * 0.2, w, h * 0.12, { fill: round.accent, stroke: 'none' }) +
            pen.rect(w * 0.4, h * 0.46, w * 0.2, h * 0.2, { fill: '#c8ced2', width: detail }),
        }),
        box([0.4, 0.4, 2.6], [8.2, 4.6, 0.12], light, { width: detail }),
        box([0, -0.5, 2.6], [9, 0.5, 5], black, {
          front: (pen, w, h) =>
            panel(pen, w * 0.06, h * 0.08, w * 0.88, h * 0.84, { stroke: '#6d757d' }) +
            [0.2, 0.35, 0.5, 0.65]
              .map((x, index) =>
                pen.rect(w * x, h * 0.2, w * 0.05, h * (0.5 - index * 0.06), {
                  fill: index === 1 ? round.accent : '#c8ced2',
                  width: detail,
                }),
              )
              .join(''),
        }),
        [1.4, 3, 4.6].map((x, index) =>
          cylinder(
            'x',
            [x - 0.8, 2 + index * 0.8, 3.1],
            0.3,
            3,
            index === 1 ? painted(round.accent) : steel,
            {
              rings: [0.2],
              width: detail,
            },
          ),
        ),
        box([6.2, 1.4, 2.72], [1.8, 2.6, 0.6], white, {
          top: (pen, w, d) =>
            pen.circle(w / 2, d * 0.35, w * 0.3, { fill: '#ffffff' }) +
            pen.line(
              [
                [w / 2, d * 0.35],
                [w * 0.7, d * 0.24],
              ],
              { stroke: round.accent, width: 3 },
            ),
        }),
        placed(clipboard([0, 0, 0], round.accent), [10.4, 2.4, 0], 2),
      ];
    case 'course':
      return [
        plate(
          'y',
          [0, 0, 12],
          22,
          12,
          (pen, w, h) =>
            pen.rect(0, 0, w, h, { fill: '#fbfaf7' }) +
            screen(pen, w * 0.3, h * 0.14, w * 0.4, h * 0.42, round.accent),
        ),
        [2, 9, 16].map((x) => [
          table([x, 5, 0], [5, 3, 6], light),
          placed(stool([0, 0, 0]), [x + 2.4, 10, 0], 1),
          box([x + 1.4, 5.6, 6], [2, 1.4, 0.12], white, { width: detail }),
          box([x + 3.6, 5.6, 6], [0.9, 0.9, 0.8], painted(x === 9 ? round.accent : '#6d757d'), {
            width: detail,
          }),
        ]),
      ];
    case 'remote':
      return [
        table([0, 0, 0], [12, 6, 7], light),
        monitor(
          0.8,
          2,
          7,
          7,
          4.4,
          round,
          (pen, w, h) =>
            screen(pen, w * 0.05, h * 0.16, w * 0.6, h * 0.74, round.accent) +
            pen.circle(w * 0.8, h * 0.4, h * 0.14, { fill: '#eef1f2' }) +
            pen.rect(w * 0.7, h * 0.58, w * 0.2, h * 0.26, { fill: round.accent, stroke: 'none' }, h * 0.06),
        ),
        cylinder('z', [9.4, 3, 7], 0.9, 0.2, dark),
        cylinder('z', [9.4, 3, 7.2], 0.12, 2.4, steel, { width: detail }),
        cylinder('y', [9.4, 2.8, 10], 0.7, 0.5, black, {
          cap: (pen, r) => pen.circle(0, 0, r * 0.5, { fill: round.accent, width: detail }),
        }),
        box([8, 4.2, 7], [2.4, 1.2, 0.3], black, {
          top: (pen, w, d) =>
            pen.rect(w * 0.1, d * 0.2, w * 0.8, d * 0.6, { fill: '#3a414a', width: detail }),
        }),
      ];
  }
};
