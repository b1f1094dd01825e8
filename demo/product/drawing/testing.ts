import { holes, led, panel, screen, vents } from '../../drawing/faces';
import { stackLight } from '../../drawing/frames';
import { table } from '../../drawing/furniture';
import { black, dark, light, steel, white } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder, prism } from '../../drawing/solids';
import { detail } from '../../drawing/svg';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { guard, housing, namePlate, operatorFace, screenOnArm, smallStop, units } from './assemblies';
import type { ProductDrawing } from './productDrawing';

type Tester = Extract<ProductDrawing, { type: 'tester' }>;
type Micrograph = Extract<ProductDrawing, { type: 'micrograph' }>;

const highVoltage = 500;

/** A socket with its pins. */
const socket = (x: number, y: number, z: number, w: number, columns: number, accent: string): Part =>
  box([x, y, z], [w, 0.5, 0.34], black, {
    width: detail,
    top: (pen, tw, td) =>
      holes(pen, tw * 0.16, td * 0.34, columns, 2, (tw * 0.7) / Math.max(1, columns - 1), 0.05, {
        fill: '#eef1f2',
        stroke: 'none',
      }) + led(pen, tw * 0.92, td * 0.8, 0.05, accent),
  });

const benchTester = ({ size, points, voltage, hasComponents }: Tester, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const body = voltage > highVoltage ? h * 0.5 : h * 0.3;
  const sockets = Math.max(2, Math.round(Math.log2(points)) - 3);
  const pitch = (w - 0.4) / sockets;
  const rows = voltage > highVoltage ? 3 : hasComponents ? 2 : 1;
  const back = d * 0.5;
  return [
    housing([0, 0, 0], [w, d, body], round),
    Array.from({ length: sockets * rows }, (_, index) =>
      socket(
        0.24 + (index % sockets) * pitch,
        d * 0.56 + Math.floor(index / sockets) * 0.62 - 0.3,
        body,
        pitch * 0.8,
        3,
        round.accent,
      ),
    ),
    round.isOld
      ? operatorFace([w * 0.3, d, body - 0.1], 0, round)
      : [
          box([0.2, d * 0.18, body], [w - 0.4, back * 0.34, h - body - 0.3], round.cover, {
            front: (pen, fw, fh) =>
              screen(pen, fw * 0.08, fh * 0.1, fw * (points > 100 ? 0.84 : 0.5), fh * 0.8, round.accent),
            side: (pen, sw, sh) => vents(pen, sw * 0.2, sh * 0.3, sw * 0.6, sh * 0.4, 5),
          }),
        ],
    [0.3, 0.6].slice(0, rows).map((share, index) =>
      wire(
        [
          [w * share, d * 0.56 + 0.2, body + 0.4],
          [w * share, d * 0.56 + 0.2, body + 1.1],
          [w * share + 0.4, d + 0.8, 0.12],
          [w * share + 3, d + 1.4 + index * 0.4, 0.12],
        ],
        0.12,
        index === 0 ? round.accent : '#3a414a',
        { turn: 0.4 },
      ),
    ),
    voltage > highVoltage
      ? [
          cylinder(
            'z',
            [w - 0.5, d * 0.3, h - 0.3],
            0.16,
            0.5,
            { top: '#f5d34c', front: '#e6c02f', side: '#c7a31d' },
            { width: detail },
          ),
          smallStop([w - 0.4, d - 0.3, body]),
          box([w + 0.5, d * 0.4, 0], [0.9, 1.4, 0.4], dark, {
            top: (pen, tw, td) =>
              pen.circle(tw / 2, td * 0.3, 0.22, { fill: '#c8322a', width: detail }) +
              pen.circle(tw / 2, td * 0.72, 0.22, { fill: '#1c8a52', width: detail }),
          }),
        ]
      : [],
    namePlate([0.2, d, body - 0.14], round.label, Math.min(0.2, body * 0.26), round.accent),
  ];
};

/** A rack of switching cards, a screen and the cable to the fixture. */
const rackTester = ({ size, points }: Tester, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const rows = Math.round(Math.log2(points)) - 2;
  return [
    box([0, 0, 0.5], [w, d, h - 2.2], round.body, {
      front: (pen, fw, fh) =>
        pen.rect(fw * 0.08, fh * 0.03, fw * 0.84, fh * 0.94, { fill: '#e9ecec', width: detail }) +
        screen(pen, fw * 0.14, fh * 0.06, fw * 0.72, fh * 0.22, round.accent) +
        Array.from({ length: rows }, (_, row) => {
          const y = fh * (0.33 + (row * 0.6) / rows);
          const height = (fh * 0.5) / rows;
          return (
            pen.rect(fw * 0.12, y, fw * 0.76, height, { fill: '#cfd6d8', width: detail }) +
            Array.from({ length: 12 }, (_card, card) =>
              pen.rect(fw * (0.14 + card * 0.06), y + height * 0.12, fw * 0.045, height * 0.76, {
                fill: (card + row) % 5 === 0 ? round.accent : '#3a414a',
                stroke: 'none',
              }),
            ).join('')
          );
        }).join(''),
      side: (pen, sw, sh) =>
        panel(pen, 0.4, 0.5, sw - 0.8, sh - 1) +
        vents(pen, sw * 0.2, sh * 0.7, sw * 0.6, 1.4, 7) +
        pen.rect(0, 0.2, sw, 0.24, { fill: round.accent, stroke: 'none' }),
      top: (pen, tw, td) => panel(pen, tw * 0.1, td * 0.1, tw * 0.8, td * 0.8),
    }),
    box([0.2, 0.2, 0], [w - 0.4, d - 0.4, 0.5], dark),
    stackLight([w * 0.2, d * 0.2, h - 1.7], round.accent, 1.7),
    box([w + 3, d * 0.2, 0], [4.4, d * 0.5, 7], light, {
      front: (pen, fw, fh) => panel(pen, 0.3, 0.5, fw - 0.6, fh - 1),
      top: (pen, tw, td) => holes(pen, tw * 0.14, td * 0.2, 6, 5, tw * 0.14, 0.18),
    }),
    [0.3, 0.5, 0.7].map((share, index) =>
      wire(
        [
          [w + 0.02, d * share, 5 + index * 1.2],
          [w + 1.4, d * share, 5 + index * 1.2],
          [w + 1.8, d * 0.4, 7.6],
          [w + 3.6 + index, d * 0.4, 7.1],
        ],
        0.22,
        index === 1 ? round.accent : '#3a414a',
        { turn: 0.8 },
      ),
    ),
    namePlate([w * 0.12, d, h - 2.3], round.label, 0.3, round.accent),
  ];
};

/** A sloping board with adapters that lock, on a table. */
const testTable = ({ size, points }: Tester, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const top = h * 0.5;
  const adapters = Math.round(points / 28);
  const perRow = Math.ceil(adapters / 2);
  const slope = 2.6;
  return [
    table([0, 0, 0], [w, d, top], light, { drawers: 4, shelf: true }),
    prism(
      'x',
      [0.4, d - 0.6, top],
      [
        [0, 0],
        [0, -0.5],
        [d - 1.2, -slope],
        [d - 1.2, 0],
      ],
      w - 0.8,
      white,
    ),
    Array.from({ length: adapters }, (_, index) => {
      const row = Math.floor(index / perRow);
      const y = d * (row === 0 ? 0.62 : 0.3);
      const z = top + 0.5 + ((d - 0.6 - y) * (slope - 0.5)) / (d - 1.2);
      return [
        box(
          [1.4 + (index % perRow) * ((w - 3.2) / perRow), y, z - 0.6],
          [((w - 3.2) / perRow) * 0.66, 1.5, 1],
          black,
          {
            top: (pen, tw, td) =>
              holes(pen, tw * 0.16, td * 0.3, 4, 2, tw * 0.2, 0.14, { fill: '#eef1f2', stroke: 'none' }) +
              led(pen, tw * 0.9, td * 0.16, 0.13, index % 4 === 1 ? round.accent : '#9fd3ae'),
          },
        ),
      ];
    }),
    [0, 1, 2].map((index) =>
      wire(
        [
          [2, d * 0.53 + index * 0.16, top + 1.9],
          [w - 3, d * 0.53 + index * 0.16, top + 1.9],
        ],
        0.2,
        index === 1 ? round.accent : '#6d757d',
      ),
    ),
    box([0.6, 0.2, top], [0.4, 0.4, h - top - 1.4], steel),
    box([w - 1, 0.2, top], [0.4, 0.4, h - top - 1.4], steel),
    box([0.4, 0.1, h - 1.4], [w - 0.8, 1.2, 0.4], white, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.4, fw, fh * 0.3, { fill: round.accent, stroke: 'none' }),
    }),
    box([w * 0.42, 0.3, h - 4.8], [4.8, 0.4, 3], dark, {
      front: (pen, fw, fh) => screen(pen, 0.2, 0.2, fw - 0.4, fh - 0.4, round.accent),
    }),
    stackLight([1.6, 0.6, h - 1], round.accent),
    namePlate([0.8, d, top - 0.02], round.label, 0.34, round.accent),
  ];
};

export const drawTester = (drawing: Tester, round: Appearance): Parts[] => {
  const [width, , height] = drawing.size;
  if (height < 1000) return benchTester(drawing, round);
  return width > 1500 ? testTable(drawing, round) : rackTester(drawing, round);
};

/** Saw, grinder and microscope on one base. */
export const drawMicrograph = ({ size }: Micrograph, round: Appearance): Parts[] => {
  const [w, d, h] = size.map(units) as [number, number, number];
  const base = h * 0.26;
  return [
    housing([0, 0, 0], [w, d, base], round),
    cylinder('z', [w * 0.18, d * 0.55, base], w * 0.13, 0.3, steel, {
      cap: (pen, r) =>
        [0.75, 0.5, 0.25].map((share) => pen.circle(0, 0, r * share, { width: detail })).join(''),
    }),
    guard([w * 0.03, d * 0.2, base], [w * 0.3, d * 0.66, h * 0.4]),
    box([w * 0.42, d * 0.3, base], [1.3, 1.6, 0.3], dark),
    box([w * 0.44, d * 0.2, base], [0.6, 0.5, 2.4], round.cover),
    box([w * 0.44, d * 0.2, base + 2], [0.7, 1.5, 0.6], round.cover, {
      front: (pen, fw, fh) => pen.rect(0, fh * 0.4, fw, fh * 0.2, { fill: round.accent, stroke: 'none' }),
    }),
    cylinder('z', [w * 0.44 + 0.35, d * 0.2 + 1.15, base + 0.9], 0.26, 1.1, black, {
      rings: [0.3, 0.6],
      width: detail,
    }),
    cylinder('z', [w * 0.44 + 0.35, d * 0.2 + 1.15, base + 2.6], 0.22, 0.6, dark, { width: detail }),
    screenOnArm([w * 0.62, d * 0.24, base], 10.5, round),
    namePlate([0.4, d, base - 0.2], round.label, 0.26, round.accent),
    smallStop([w * 0.56, d - 0.4, base]),
  ];
};
