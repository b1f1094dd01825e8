import { figures } from '../../drawing/digits';
import { button, led, panel, screen, vents } from '../../drawing/faces';
import { hood } from '../../drawing/frames';
import type { P3 } from '../../drawing/geometry';
import { black, dark, grey, ink, light, steel, type Material } from '../../drawing/palette';
import type { Part, Parts } from '../../drawing/scene';
import { box, cylinder, plate } from '../../drawing/solids';
import { detail } from '../../drawing/svg';
import type { Appearance } from './appearance';

/** Engine units: 100 mm. */
export const units = (mm: number): number => mm / 100;

const flatten = (parts: Parts): Part[] => ('draw' in parts ? [parts] : parts.flatMap(flatten));

/** Parts drawn around the origin, made smaller or larger and put at a point. */
export const placed = (parts: Parts, at: P3, factor = 1): Part[] => {
  const move = (point: P3): P3 => [
    at[0] + point[0] * factor,
    at[1] + point[1] * factor,
    at[2] + point[2] * factor,
  ];
  return flatten(parts).map((part) => ({
    min: move(part.min),
    max: move(part.max),
    isTrailing: part.isTrailing ?? false,
    draw: (camera) =>
      part.draw({
        scale: camera.scale * factor,
        view: camera.view,
        project: (point) => camera.project(move(point)),
      }),
  }));
};

/** The number of the model on a white plate that faces the front; `height` of the figures. */
export const namePlate = (at: P3, label: string, height: number, accent: string): Part[] => {
  if (label === '') return [];
  const width = (label.length * 0.86 + 0.7) * height;
  return [
    plate(
      'y',
      at,
      width,
      height * 1.9,
      (pen, w, h) =>
        pen.rect(0, 0, w, h, { fill: '#ffffff', width: detail }) +
        pen.rect(0, 0, height * 0.22, h, { fill: accent, stroke: 'none' }) +
        figures(
          label,
          w / 2 + height * 0.1,
          h / 2 + height / 2,
          height,
          { anchor: 'middle', width: 2.6 },
          pen,
        ),
    ),
  ];
};

/** Sheet-metal body of a bench machine on four feet, with an accent along its foot. */
export const housing = (at: P3, size: P3, round: Appearance, material: Material = round.body): Part[] => {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const foot = 0.16;
  const feet = [
    [x + 0.4, y + d - 0.4],
    [x + w - 0.4, y + d - 0.4],
    [x + w - 0.4, y + 0.4],
  ] as const;
  return [
    ...feet.map(([fx, fy]) => cylinder('z', [fx, fy, z], 0.2, foot, black, { width: detail })),
    box([x, y, z + foot], [w, d, h - foot], material, {
      front: (pen, fw, fh) =>
        pen.rect(0, fh - Math.min(0.34, fh * 0.22), fw, Math.min(0.14, fh * 0.1), {
          fill: round.accent,
          stroke: 'none',
        }),
      side: (pen, sw, sh) =>
        pen.rect(0, sh - Math.min(0.34, sh * 0.22), sw, Math.min(0.14, sh * 0.1), {
          fill: round.accent,
          stroke: 'none',
        }) + (sh > 1 ? vents(pen, sw * 0.3, sh * 0.22, sw * 0.4, Math.min(0.6, sh * 0.25), 5) : ''),
    }),
  ];
};

/** Keys and a two-line display: what machines had before screens. */
const keypad = (at: P3, w: number, h: number, accent: string): Part =>
  plate(
    'y',
    at,
    w,
    h,
    (pen, pw, ph) =>
      pen.rect(0, 0, pw, ph, { fill: '#3a414a', width: detail }) +
      pen.rect(pw * 0.08, ph * 0.1, pw * 0.84, ph * 0.28, { fill: '#b9c7a4', width: detail }) +
      Array.from({ length: 8 }, (_, index) =>
        button(
          pen,
          pw * (0.17 + (index % 4) * 0.22),
          ph * (0.57 + Math.floor(index / 4) * 0.26),
          Math.min(pw * 0.06, ph * 0.07),
          index === 7 ? accent : '#eef1f2',
        ),
      ).join(''),
  );

/** A screen of so many inches, or keys when there is none, as a plate on the front. */
export const operatorFace = (at: P3, inches: number, round: Appearance): Part[] => {
  const diagonal = Math.max(inches, 4.3) * 0.254;
  const [w, h] = [diagonal * 0.88, diagonal * 0.56];
  if (inches === 0 || round.isOld) return [keypad(at, w, h, round.accent)];
  return [plate('y', at, w, h, (pen, pw, ph) => screen(pen, 0, 0, pw, ph, round.accent))];
};

/** A screen that leans on an arm above the machine. */
export const screenOnArm = (at: P3, inches: number, round: Appearance): Part[] => {
  const diagonal = inches * 0.254;
  const [w, h] = [diagonal * 0.88 + 0.3, diagonal * 0.56 + 0.5];
  const [x, y, z] = at;
  return [
    box([x + w / 2 - 0.12, y - 0.3, z], [0.24, 0.24, 0.7], steel, { width: detail }),
    box([x, y - 0.1, z + 0.6], [w, 0.22, h], round.isOld ? grey : dark, {
      front: (pen, fw, fh) =>
        screen(pen, 0.12, 0.12, fw - 0.24, fh - 0.44, round.accent) +
        led(pen, fw * 0.3, fh - 0.16, 0.06, round.accent) +
        led(pen, fw * 0.4, fh - 0.16, 0.06, '#c9cdd0'),
    }),
  ];
};

export const pedal = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x, y, z], [1.2, 1.7, 0.3], dark, { width: detail }),
    box([x + 0.1, y + 0.2, z + 0.3], [1, 1.3, 0.18], grey, {
      top: (pen, w, d) => pen.rect(w * 0.15, d * 0.65, w * 0.7, d * 0.2, { fill: accent, stroke: 'none' }),
      width: detail,
    }),
  ];
};

/** A round signal of emergency stop on a small base. */
export const smallStop = (at: P3): Part[] => [
  cylinder('z', at, 0.22, 0.1, { top: '#f5d34c', front: '#e6c02f', side: '#c7a31d' }, { width: detail }),
  cylinder(
    'z',
    [at[0], at[1], at[2] + 0.1],
    0.15,
    0.16,
    { top: '#e34a40', front: '#c8322a', side: '#9f251f' },
    { width: detail },
  ),
];

/** A ruler on the ground: ten fields of a tenth each, with its length beside it. */
export const ruler = (at: P3, length: number, label: string): Part[] => {
  const field = length / 10;
  const thick = length * 0.04;
  const height = length * 0.15;
  return [
    plate(
      'z',
      at,
      length,
      thick,
      (pen, w, d) =>
        [0, 2, 4, 6, 8]
          .map((index) => pen.rect(index * field, 0, field, d, { fill: ink, stroke: 'none' }))
          .join('') + pen.rect(0, 0, w, d, { width: detail }),
    ),
    plate('z', [at[0], at[1] + thick * 2, at[2]], length, height * 1.1, (pen) =>
      figures(label, 0, height, height, { width: 2.2 }, pen),
    ),
  ];
};

const small = 0.45;

/** A guard of a bench machine: its frame and handle are finer than those of a hood on the floor. */
export const guard = (at: P3, [w, d, h]: P3, options: Parameters<typeof hood>[2] = {}): Part[] =>
  placed(hood([0, 0, 0], [w / small, d / small, h / small], options), at, small);

/** A low tray for what comes out. */
export const tray = (at: P3, w: number, d: number): Part[] => {
  const [x, y, z] = at;
  return [
    box([x, y, z], [w, d, 0.1], light, { width: detail }),
    box([x, y, z + 0.1], [w, 0.08, 0.3], steel, { width: detail }),
    box([x, y + d - 0.08, z + 0.1], [w, 0.08, 0.3], steel, {
      width: detail,
      front: (pen, fw, fh) => panel(pen, fw * 0.05, fh * 0.3, fw * 0.9, fh * 0.4),
    }),
  ];
};
