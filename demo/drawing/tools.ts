import { bolts, cornerBolts, panel, vents } from './faces';
import type { P2, P3 } from './geometry';
import { dark, grey, ink, light, steel, white } from './palette';
import type { Material } from './palette';
import type { Part } from './scene';
import { box, cylinder, prism } from './solids';
import { detail } from './svg';
import type { Pen } from './svg';

/** Tools that work on the wire. `at` is a point of the wire's axis; the wire runs along x. */
/** Cap of a roller: groove, bearing and screw. */
const bearing = (pen: Pen, r: number): string =>
  pen.circle(0, 0, r * 0.72, { width: detail }) +
  pen.circle(0, 0, r * 0.4, { fill: '#f2f3f2', width: detail }) +
  pen.circle(0, 0, r * 0.14, { fill: ink, stroke: 'none' });

/** Two rows of rollers on an upright plate. */
export const straightener = (at: P3, count: number, accent: string, radius = 0.42): Part[] => {
  const [x, y, z] = at;
  const pitch = radius * 2.35;
  const length = pitch * (count + 0.6);
  const roller = (rx: number, rz: number): Part[] => [
    cylinder('y', [rx, y - 0.45, rz], radius, 0.8, steel, { cap: bearing, rings: [0.3, 0.6] }),
  ];
  return [
    box([x, y - 0.8, z - 1.9], [length, 0.35, 3.6], light, {
      front: (pen, w, h) =>
        cornerBolts(pen, w, h, 0.25, 0.1) +
        pen.rect(0.5, 0.18, w - 1, 0.14, { fill: accent, stroke: 'none' }) +
        bolts(
          pen,
          Array.from({ length: count }, (_, index): P2 => [pitch * (index + 0.8), h - 0.5]),
          0.1,
        ),
    }),
    ...Array.from({ length: count }, (_, index) =>
      roller(x + pitch * (index + 0.8), z - radius - 0.07),
    ).flat(),
    ...Array.from({ length: count - 1 }, (_, index) =>
      roller(x + pitch * (index + 1.3), z + radius + 0.07),
    ).flat(),
    cylinder('z', [x + length * 0.3, y - 0.62, z + 1.7], 0.16, 0.5, steel, { rings: [0.3, 0.6] }),
    cylinder('z', [x + length * 0.7, y - 0.62, z + 1.7], 0.16, 0.5, steel, { rings: [0.3, 0.6] }),
  ];
};

const stadium = (half: number, r: number): P2[] => {
  const out: P2[] = [];
  for (let index = 0; index <= 10; index += 1) {
    const t = -Math.PI / 2 + (Math.PI * index) / 10;
    out.push([half + Math.cos(t) * r, Math.sin(t) * r]);
  }
  for (let index = 0; index <= 10; index += 1) {
    const t = Math.PI / 2 + (Math.PI * index) / 10;
    out.push([-half + Math.cos(t) * r, Math.sin(t) * r]);
  }
  return out;
};

/** Two toothed belts that grip the wire from above and below. */
export const beltFeed = (at: P3, length = 2.6, radius = 0.55): Part[] => {
  const [x, y, z] = at;
  const half = length / 2 - radius;
  const belt = (bz: number): Part =>
    prism('y', [x + length / 2, y - 0.5, bz], stadium(half, radius), 1, dark, {
      cap: (pen) =>
        pen.blob(stadium(half, radius * 0.8), 0.01, { fill: '#d9dddf', width: detail }) +
        [-half, half]
          .map(
            (cx) =>
              pen.circle(cx, 0, radius * 0.62, { fill: '#b9c0c5', width: detail }) +
              pen.circle(cx, 0, radius * 0.2, { fill: ink, stroke: 'none' }),
          )
          .join(''),
    });
  return [
    box([x - 0.2, y - 1, z - 2], [length + 0.4, 0.4, 4], grey, {
      front: (pen, w, h) => cornerBolts(pen, w, h, 0.24, 0.1) + vents(pen, w * 0.3, 0.3, w * 0.4, 0.3, 3),
    }),
    belt(z - radius - 0.08),
    belt(z + radius + 0.08),
  ];
};

const bladeProfile = (w: number, h: number, notch: number, isUpper: boolean): P2[] => {
  const s = isUpper ? 1 : -1;
  return [
    [-w / 2, -s * h],
    [w / 2, -s * h],
    [w / 2, s * notch * 0.5],
    [0, -s * notch * 0.65],
    [-w / 2, s * notch * 0.5],
  ];
};

/** A cutter head: frame with two spindles, and pairs of V-blades across the wire. */
export const bladeHead = (at: P3, accent: string, pairs = 3, opening = 0.28): Part[] => {
  const [x, y, z] = at;
  const pitch = 0.62;
  const length = pitch * pairs + 0.5;
  return [
    box([x, y - 1.5, z - 2.2], [length, 0.5, 5.4], white, {
      front: (pen, w, h) =>
        cornerBolts(pen, w, h, 0.25, 0.1) + pen.rect(0, 0.5, w, 0.18, { fill: accent, stroke: 'none' }),
    }),
    box([x, y - 1, z - 2.2], [length, 2, 0.5], steel),
    box([x, y - 1, z + 2.5], [length, 2, 0.7], white, {
      front: (pen, w, h) => panel(pen, 0.15, 0.15, w - 0.3, h - 0.3),
      top: (pen, w, d) =>
        bolts(
          pen,
          [
            [w * 0.2, d * 0.25],
            [w * 0.8, d * 0.25],
            [w * 0.2, d * 0.75],
            [w * 0.8, d * 0.75],
          ],
          0.12,
        ),
    }),
    cylinder('z', [x + length * 0.5, y - 0.1, z + 3.2], 0.42, 1, dark, { rings: [0.25, 0.5, 0.75] }),
    ...[-0.82, 0.82].flatMap((dy) => [
      cylinder('z', [x + length * 0.5, y + dy, z - 1.7], 0.12, 4.2, steel, { width: detail }),
    ]),
    ...Array.from({ length: pairs }, (_, index) => {
      const bx = x + 0.4 + index * pitch;
      const isMain = index === Math.floor(pairs / 2);
      const width = isMain ? 1.25 : 1.05;
      return [
        box([bx - 0.08, y - width / 2 - 0.1, z + opening + 1.05], [0.3, width + 0.2, 0.85], grey),
        prism('x', [bx, y, z + opening], bladeProfile(width, 1.25, 0.55, true), 0.13, steel),
        prism('x', [bx, y, z - opening], bladeProfile(width, 1.05, 0.55, false), 0.13, steel),
        box([bx - 0.08, y - width / 2 - 0.1, z - opening - 1.7], [0.3, width + 0.2, 0.75], grey),
      ];
    }).flat(),
  ];
};

/** Two jaws that hold the wire. */
export const gripper = (at: P3, accent: string, scale = 1): Part[] => {
  const [x, y, z] = at;
  const s = scale;
  return [
    box([x - 0.35 * s, y - 0.5 * s, z + 0.12 * s], [0.7 * s, s, 0.55 * s], steel),
    box([x - 0.35 * s, y - 0.5 * s, z - 0.67 * s], [0.7 * s, s, 0.55 * s], steel),
    box([x - 0.5 * s, y - 1.1 * s, z - 0.8 * s], [s, 0.6 * s, 1.6 * s], dark, {
      top: (pen, w, d) => pen.rect(w * 0.2, d * 0.3, w * 0.6, d * 0.4, { fill: accent, stroke: 'none' }),
    }),
  ];
};

/** A rotary chuck with three jaws, seen from the side of the wire. */
export const chuck = (at: P3, material: Material = steel, radius = 0.9): Part[] => {
  const [x, y, z] = at;
  return [
    cylinder('x', [x - 1.2, y, z], radius * 1.2, 0.7, dark, { rings: [0.3, 0.7] }),
    cylinder('x', [x - 0.5, y, z], radius, 0.5, material, {
      cap: (pen, r) =>
        Array.from({ length: 3 }, (_, index) => {
          const t = (index * Math.PI * 2) / 3 - 0.5;
          const side = (offset: number, distance: number): P2 => [
            Math.cos(t) * distance - Math.sin(t) * offset,
            Math.sin(t) * distance + Math.cos(t) * offset,
          ];
          return pen.poly([side(-0.16, 0.12), side(0.16, 0.12), side(0.16, r * 0.9), side(-0.16, r * 0.9)], {
            fill: '#eef1f2',
            width: detail,
          });
        }).join('') + pen.circle(0, 0, r * 0.16, { fill: ink, stroke: 'none' }),
    }),
  ];
};
