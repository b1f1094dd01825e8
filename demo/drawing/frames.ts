import { button, cornerBolts, glass, handle, hatch, led, panel, screen, vents } from './faces';
import type { P3 } from './geometry';
import { black, dark, grey, greyDark, ink, light, painted, steel, white } from './palette';
import type { Material } from './palette';
import type { Decorate, Part } from './scene';
import { box, cylinder, plate } from './solids';
import { detail, edge } from './svg';

/** Surroundings of the tools: cabinets, hoods, control panels, lamps, conveyors. */

export interface CabinetOptions {
  doors?: number;
  accent?: string;
  material?: Material;
  /** Height of the accent stripe below the top; 0 for none. */
  stripe?: number;
  feet?: number;
  hasVents?: boolean;
  deck?: Decorate;
}

/** A machine frame on levelling feet, with doors, plinth, vents and a thin stripe. */
export const cabinet = (at: P3, size: P3, options: CabinetOptions = {}): Part[] => {
  const { doors = 2, accent, material = white, stripe = 0.22, feet = 0.6, hasVents = true, deck } = options;
  const [x, y, z] = at;
  const [w, d, h] = size;
  const foot = (fx: number, fy: number): Part[] => [
    cylinder('z', [fx, fy, z], 0.42, 0.14, dark),
    cylinder('z', [fx, fy, z + 0.14], 0.14, feet - 0.14, steel),
  ];
  const body = box([x, y, z + feet], [w, d, h - feet - 0.35], material, {
    front: (pen, fw, fh) => {
      const gap = 0.3;
      const door = (fw - gap * (doors + 1)) / doors;
      return (
        (accent && stripe ? pen.rect(0, gap, fw, stripe, { fill: accent, stroke: 'none' }) : '') +
        Array.from({ length: doors }, (_, index) => {
          const left = gap + index * (door + gap);
          const upper = gap * 2 + stripe;
          const height = fh - upper - gap - 0.5;
          const isLast = index === doors - 1;
          return (
            panel(pen, left, upper, door, height) +
            handle(pen, isLast ? left + 0.35 : left + door - 0.35, upper + height * 0.3, 0.95) +
            (hasVents && index % 2 === 0 ? vents(pen, left + door * 0.2, fh - 2, door * 0.45, 0.75, 5) : '')
          );
        }).join('') +
        pen.line(
          [
            [0, fh - 0.5],
            [fw, fh - 0.5],
          ],
          { width: detail },
        )
      );
    },
    side: (pen, sw, sh) =>
      (accent && stripe ? pen.rect(0, 0.3, sw, stripe, { fill: accent, stroke: 'none' }) : '') +
      panel(pen, 0.4, 0.9, sw - 0.8, sh - 1.8) +
      vents(pen, sw * 0.3, sh * 0.55, sw * 0.4, Math.min(1.2, sh * 0.2), 6) +
      cornerBolts(pen, sw, sh - 0.1, 0.62, 0.09),
  });
  const top = box([x - 0.12, y - 0.12, z + h - 0.35], [w + 0.24, d + 0.24, 0.35], light, { top: deck });
  return [
    ...foot(x + 0.8, y + d - 0.7),
    ...foot(x + w - 0.8, y + d - 0.7),
    ...foot(x + w - 0.8, y + 0.7),
    body,
    top,
  ];
};

/** Signal lamp: stem and three rings. */
export const stackLight = (at: P3, accent: string, height = 2.2): Part[] => {
  const [x, y, z] = at;
  const rings: Material[] = [white, painted(accent), grey];
  return [
    cylinder('z', at, 0.1, height - 1.2, steel),
    ...rings.map((material, index) =>
      cylinder('z', [x, y, z + height - 1.2 + index * 0.4], 0.26, 0.4, material),
    ),
    cylinder('z', [x, y, z + height], 0.26, 0.12, dark),
  ];
};

/** Operator panel on a post; the screen looks to the front. */
export const operatorPanel = (
  at: P3,
  accent: string,
  options: { post?: number; w?: number; h?: number } = {},
): Part[] => {
  const { post = 2.4, w = 3.4, h = 2.5 } = options;
  const [x, y, z] = at;
  return [
    box([x + w / 2 - 0.18, y - 0.36, z], [0.36, 0.36, post + 0.6], steel),
    box([x, y, z + post], [w, 0.42, h], dark, {
      front: (pen, fw, fh) =>
        screen(pen, 0.18, 0.18, fw - 0.36, fh - 0.75, accent) +
        [0.25, 0.37, 0.49]
          .map((share) => led(pen, fw * share, fh - 0.28, 0.1, share === 0.25 ? accent : '#c9cdd0'))
          .join('') +
        button(pen, fw - 0.55, fh - 0.28, 0.14, accent),
    }),
  ];
};

/** Pedestal with the emergency stop. */
export const stopButton = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x - 0.4, y - 0.3, z], [0.8, 0.6, 0.5], grey),
    cylinder('z', [x, y, z + 0.5], 0.22, 0.15, steel),
    cylinder('z', [x, y, z + 0.65], 0.32, 0.16, painted(accent)),
  ];
};

/** A transparent hood over the tools: back frame, posts and panes. */
export const hood = (at: P3, size: P3, options: { hasTop?: boolean; isFrontOpen?: boolean } = {}): Part[] => {
  const { hasTop = true, isFrontOpen = false } = options;
  const [x, y, z] = at;
  const [w, d, h] = size;
  const t = 0.16;
  const post = (px: number, py: number): Part => box([px, py, z], [t, t, h], steel, { width: detail });
  const pane: Decorate = (pen, pw, ph) => glass(pen, pw, ph, { width: detail });
  return [
    plate(
      'y',
      [x, y, z + h],
      w,
      h,
      (pen, pw, ph) =>
        pen.rect(0, 0, pw, ph, { fill: '#edeff0', width: detail }) +
        hatch(pen, 0.4, 0.4, 1.2, 1.2, 0.2, { stroke: '#c7cbce', width: 1.2 }),
    ),
    post(x, y),
    post(x + w - t, y),
    post(x, y + d - t),
    ...(isFrontOpen ? [] : [plate('y', [x, y + d, z + h], w, h, pane)]),
    plate('x', [x + w, y + d, z + h], d, h, pane),
    post(x + w - t, y + d - t),
    ...(hasTop
      ? [
          plate('z', [x, y, z + h + 0.02], w, d, pane),
          box([x, y, z + h + 0.03], [w, 0.5, 0.14], light, { width: detail }),
          box([x + w * 0.42, y + d - 0.12, z + h + 0.03], [w * 0.16, 0.12, 0.12], black, { width: detail }),
        ]
      : []),
  ];
};

/** Belt conveyor along x with side rails and legs; the belt is at height `at[2]`. */
export const conveyor = (at: P3, length: number, width: number, legs: number, accent = greyDark): Part[] => {
  const [x, y, z] = at;
  const count = Math.max(2, Math.round(length / 4));
  const leg = (lx: number, ly: number): Part[] => [
    cylinder('z', [lx + 0.18, ly + 0.18, z - legs], 0.32, 0.12, dark),
    box([lx, ly, z - legs + 0.12], [0.36, 0.36, legs - 0.72], steel),
  ];
  return [
    ...Array.from({ length: legs > 0.8 ? count : 0 }, (_, index) => {
      const lx = x + 0.5 + ((length - 1.4) * index) / (count - 1);
      return [...leg(lx, y + 0.1), ...leg(lx, y + width - 0.46)];
    }).flat(),
    box([x, y + 0.2, z - 0.5], [length, width - 0.4, 0.5], black, {
      top: (pen, w, d) =>
        Array.from({ length: Math.floor(w / 0.8) }, (_, index) =>
          pen.line(
            [
              [0.6 + index * 0.8, 0],
              [0.6 + index * 0.8, d],
            ],
            { stroke: '#5a636c', width: 1.2 },
          ),
        ).join(''),
      side: (pen, w, h) => pen.rect(0, h * 0.2, w, h * 0.6, { fill: '#39424b', stroke: 'none' }),
    }),
    box([x, y, z - 0.6], [length, 0.2, 0.75], light, { width: detail }),
    box([x, y + width - 0.2, z - 0.6], [length, 0.2, 0.75], light, {
      front: (pen, w, h) =>
        pen.rect(0, h * 0.42, w, 0.1, { fill: accent, stroke: 'none' }) +
        Array.from({ length: Math.floor(w / 1.6) }, (_, index) =>
          pen.circle(0.8 + index * 1.6, h * 0.78, 0.09, { fill: ink, stroke: 'none' }),
        ).join(''),
      width: edge,
    }),
  ];
};
