import { bolts, cornerBolts, panel } from './kit/faces';
import { conveyor } from './kit/frames';
import { createCamera } from './kit/geometry';
import type { P2, P3 } from './kit/geometry';
import { accents, copper, grey, ink, light, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part, Parts } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { sheet, sheetGrid } from './kit/svg';

/** Length of the film in seconds and its frames per second. `wire-film.webm` holds these frames, encoded once as VP9 at 960 × 540. */
export const filmSeconds = 7;
export const filmRate = 20;

/** 0 before, 1 after, with soft ends. */
const ease = (time: number, from: number, to: number): number => {
  const t = Math.max(0, Math.min(1, (time - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const accent = accents.komax;
const jacket = painted(accent);
const head = 9;
const radius = 0.42;
const strip = 2.6;

const wheel = (at: P3, r: number, turn: number, material = steel): Part =>
  cylinder('y', at, r, 1, material, {
    rings: [0.35, 0.65],
    cap: (pen, size) =>
      pen.circle(0, 0, size * 0.8, { width: 2 }) +
      Array.from({ length: 5 }, (_, index) =>
        pen.circle(
          Math.cos(index * 1.2566 + turn) * size * 0.52,
          Math.sin(index * 1.2566 + turn) * size * 0.52,
          size * 0.15,
          { fill: '#8d969e', width: 2 },
        ),
      ).join('') +
      pen.circle(0, 0, size * 0.16, { fill: ink, stroke: 'none' }),
  });

const blade = (x: number, opening: number, isUpper: boolean): Parts => {
  const s = isUpper ? 1 : -1;
  const profile: P2[] = [
    [-1, -s * 2.4],
    [1, -s * 2.4],
    [1, s * 0.75],
    [0, -s * 0.55],
    [-1, s * 0.75],
  ];
  return [
    prism('x', [x, 0, s * opening], profile, 0.2, steel),
    box([x - 0.3, -1.3, isUpper ? opening + 2 : -opening - 3.4], [0.8, 2.6, 1.4], grey, {
      front: (pen, w, h) => bolts(pen, [[w / 2, h / 2]], 0.2),
    }),
  ];
};

/** One frame of the film: a wire is fed, cut, fed a little, and stripped. */
export const wireFilmFrame = (time: number): string => {
  const fed = 1.5 + 14 * ease(time, 0, 1.8);
  const afterCut = time > 2.5;
  const offered = ease(time, 3.2, 3.8) * strip;
  const drawn = ease(time, 4.4, 5.2) * (strip + 1);
  const shown = ease(time, 5.9, 6.8) * 4.8;
  const tip = afterCut ? head + offered - drawn + shown : Math.min(fed, head + 6.5);
  const isStripped = time > 4.4;
  const closing = Math.max(ease(time, 2.1, 2.5) - ease(time, 2.6, 3), 0);
  const scoring = Math.max(ease(time, 3.9, 4.3) - ease(time, 5.3, 5.7), 0);
  const opening = 1.25 - 1.25 * closing - 0.95 * scoring;
  const turn = tip / 1.4;
  const core = isStripped ? strip : 0;
  const insulationEnd = tip - core;
  const scene = createScene();
  const piece = ease(time, 2.55, 3.6);
  const fall = ease(time, 5.3, 6);
  scene.add(
    box([-4, -2.2, -5.4], [12, 0.6, 9], white, {
      front: (pen, w, h) =>
        panel(pen, 0.4, 0.4, w - 0.8, h - 0.8) +
        cornerBolts(pen, w, h, 0.9, 0.18) +
        pen.rect(0.4, 1.2, w - 0.8, 0.3, { fill: accent, stroke: 'none' }),
    }),
    [-2, 0.6, 3.2, 5.8].flatMap((x, index) => [
      wheel([x, -0.5, -1.15 - radius], 1.15, turn + index),
      wheel([x, -0.5, 1.15 + radius], 1.15, -turn + index, index % 2 ? light : steel),
    ]),
    box([head - 1.4, -3, -6.4], [3, 0.8, 13.2], light, {
      front: (pen, w, h) => cornerBolts(pen, w, h, 0.5, 0.18),
    }),
    blade(head, opening, true),
    blade(head, opening, false),
    conveyor([head + 2, -1.8, -1.6], 12, 3.6, 0.5, accent),
    // The blades cut the wire's outline in two, so that each half is sorted on its own.
    cylinder('x', [-12, 0, 0], radius, Math.min(insulationEnd, head) + 12, jacket),
    insulationEnd > head + 0.2
      ? cylinder('x', [head + 0.2, 0, 0], radius, insulationEnd - head - 0.2, jacket)
      : [],
    core > 0
      ? [
          [-0.14, 0.14],
          [0.14, 0.14],
          [-0.14, -0.14],
          [0.14, -0.14],
          [0, 0],
        ].map(([y, z]) => cylinder('x', [insulationEnd, y ?? 0, z ?? 0], 0.14, core, copper, { width: 1.6 }))
      : [],
    // The piece cut off rides away; the sleeve stripped off falls.
    afterCut && piece < 1
      ? [cylinder('x', [head + 0.3 + piece * 14, 0, -0.3 - Math.min(0.75, piece * 4)], radius, 6, jacket)]
      : [],
    isStripped && fall < 1
      ? [
          cylinder('x', [head + 0.3, 0.2, -fall * 9], radius, strip - 0.3, jacket, {
            cap: (pen, r) => pen.circle(0, 0, r * 0.6, { fill: ink, width: 2 }),
          }),
        ]
      : [],
  );
  return sheet(sheetGrid(60) + scene.draw(createCamera(30, 26, 92, [720, 560])));
};
