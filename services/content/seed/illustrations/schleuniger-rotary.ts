import { bolts, vents } from './kit/faces';
import type { P2 } from './kit/geometry';
import { accents, black, copper, dark, grey, ink, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { detail } from './kit/svg';
import type { Pen } from './kit/svg';
import { controlPanel, upperPanel } from './rotary-panels';

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
    controlPanel,
    upperPanel,
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
