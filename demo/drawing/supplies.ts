import { bolts, gauge, hatch, panel, vents } from './faces';
import type { P2, P3 } from './geometry';
import { black, brass, copper, dark, grey, ink, light, painted, steel, white } from './palette';
import type { Material } from './palette';
import type { Part } from './scene';
import { box, cylinder } from './solids';
import { detail } from './svg';

/** Crimp terminals on a carrier strip along x. */
export const terminalStrip = (at: P3, count: number, pitch = 0.55): Part[] => {
  const [x, y, z] = at;
  return [
    box([x, y, z], [count * pitch, 0.18, 0.06], copper, { width: detail }),
    ...Array.from({ length: count }, (_, index) => [
      box([x + pitch * (index + 0.3), y + 0.18, z], [0.2, 0.7, 0.16], brass, { width: detail }),
    ]).flat(),
  ];
};

/** A terminal reel: two flanges and the strip wound between. */
export const reel = (at: P3, radius: number, accent: string, width = 0.7): Part[] => {
  const [x, y, z] = at;
  return [
    cylinder('y', [x, y, z], radius, 0.1, light),
    cylinder('y', [x, y + 0.1, z], radius * 0.82, width, copper, {
      rings: [0.2, 0.4, 0.6, 0.8],
      width: detail,
    }),
    cylinder('y', [x, y + 0.1 + width, z], radius, 0.1, white, {
      cap: (pen, r) =>
        Array.from({ length: 6 }, (_, index) => {
          const t = (index * Math.PI) / 3 + 0.3;
          return pen.circle(Math.cos(t) * r * 0.6, Math.sin(t) * r * 0.6, r * 0.2, {
            fill: '#d1905f',
            width: detail,
          });
        }).join('') +
        pen.circle(0, 0, r * 0.26, { fill: '#e3e5e5' }) +
        pen.circle(0, 0, r * 0.1, { fill: ink, stroke: 'none' }) +
        pen.arc(0, 0, r * 0.92, -2.4, -1.2, { stroke: accent, width: 4 }),
    }),
  ];
};

/** A drum of wire on its side flange axis along y; the wire leaves at the top. */
export const drum = (
  at: P3,
  radius: number,
  width: number,
  colour: string,
  flange: Material = light,
): Part[] => {
  const [x, y, z] = at;
  return [
    cylinder('y', [x, y, z], radius, 0.22, flange),
    cylinder('y', [x, y + 0.22, z], radius * 0.74, width, painted(colour), {
      rings: Array.from({ length: 11 }, (_, index) => (index + 1) / 12),
      width: detail,
    }),
    cylinder('y', [x, y + 0.22 + width, z], radius, 0.22, flange, {
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.9, { width: detail }) +
        pen.circle(0, 0, r * 0.3, { fill: '#cfd3d5' }) +
        Array.from({ length: 8 }, (_, index) => {
          const t = (index * Math.PI) / 4 + 0.2;
          return pen.line(
            [
              [Math.cos(t) * r * 0.34, Math.sin(t) * r * 0.34],
              [Math.cos(t) * r * 0.86, Math.sin(t) * r * 0.86],
            ],
            { width: detail },
          );
        }).join('') +
        bolts(
          pen,
          Array.from({ length: 8 }, (_, index): P2 => [
            Math.cos(index * 0.785) * r * 0.58,
            Math.sin(index * 0.785) * r * 0.58,
          ]),
          r * 0.035,
        ) +
        pen.circle(0, 0, r * 0.11, { fill: ink, stroke: 'none' }),
    }),
  ];
};

/** A crimp press: C-frame, motor, ram and applicator; the tool is above `at`. */
export const press = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x - 1.6, y - 2.6, z - 2.4], [3.2, 1.5, 7.4], white, {
      side: (pen, w, h) => panel(pen, 0.2, 0.3, w - 0.4, h - 0.6),
    }),
    box([x - 1.6, y - 1.1, z - 2.4], [3.2, 2.2, 1.1], light, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [0.3, h / 2],
            [w - 0.3, h / 2],
          ],
          0.13,
        ),
    }),
    box([x - 1.6, y - 1.1, z + 2.5], [3.2, 2.2, 2.5], white, {
      front: (pen, w, h) =>
        pen.rect(0, h - 0.5, w, 0.22, { fill: accent, stroke: 'none' }) +
        gauge(pen, w * 0.32, h * 0.4, 0.6, accent) +
        hatch(pen, w * 0.6, h * 0.16, w * 0.3, h * 0.44, 0.22, { stroke: '#9aa1a7', width: 1.2 }) +
        panel(pen, w * 0.6, h * 0.16, w * 0.3, h * 0.44),
      side: (pen, w, h) =>
        panel(pen, 0.25, 0.3, w - 0.5, h - 0.8) + vents(pen, w * 0.3, h * 0.3, w * 0.4, 0.8, 5),
    }),
    cylinder('z', [x, y - 1.7, z + 5], 0.95, 1.5, dark, { rings: [0.15, 0.3, 0.45, 0.6, 0.75, 0.9] }),
    box([x - 0.55, y - 0.55, z + 1.9], [1.1, 1.1, 0.6], steel),
  ];
};

/** The applicator below a press: shank, ram, crimpers, anvil and base plate. */
export const applicator = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x - 1.3, y - 0.9, z - 1.3], [2.6, 1.8, 0.3], steel),
    box([x - 1.3, y - 0.9, z - 1], [0.5, 1, 2.2], grey),
    box([x + 0.8, y - 0.9, z - 1], [0.5, 1, 2.2], grey, {
      front: (pen, w, h) =>
        bolts(
          pen,
          [
            [w / 2, 0.4],
            [w / 2, h - 0.4],
          ],
          0.1,
        ),
    }),
    box([x - 0.5, y - 0.8, z + 0.35], [1, 1, 1.3], black, {
      front: (pen, w) => pen.rect(0, 0.2, w, 0.14, { fill: accent, stroke: 'none' }),
    }),
    box([x - 0.16, y - 0.5, z - 1], [0.32, 0.7, 0.86], steel),
    box([x - 0.2, y - 0.5, z + 0.12], [0.4, 0.8, 0.4], steel),
    cylinder('z', [x, y - 0.3, z + 1.65], 0.3, 0.25, steel, { rings: [0.5] }),
  ];
};
