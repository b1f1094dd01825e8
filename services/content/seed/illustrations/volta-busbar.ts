import { cornerBolts, hatch, holes, panel } from './kit/faces';
import type { P2, P3 } from './kit/geometry';
import { accents, black, copper, dark, grey, ink, light, mix, painted, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part, Parts } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { detail } from './kit/svg';
import { wire } from './kit/wires';

export const orange = painted(accents.volta);

/** Hexagon bolt with washer, seen from above. */
const bolt = (at: P3, r = 0.42): Part[] => {
  const [x, y, z] = at;
  const hexagon = Array.from({ length: 6 }, (_, index): P2 => [
    Math.cos((index * Math.PI) / 3) * r,
    Math.sin((index * Math.PI) / 3) * r,
  ]);
  return [
    cylinder('z', [x, y, z], r * 1.5, 0.12, steel),
    prism('z', [x, y, z + 0.12], hexagon, 0.45, steel, {
      cap: (pen) => pen.circle(0, 0, r * 0.55, { width: detail }),
    }),
  ];
};

/** A flat bar bent in steps, lying along x, with exact thickness. */
const bar = (at: P3, steps: readonly P2[], width: number, thickness: number): Part[] => {
  const [x, y, z] = at;
  return steps.flatMap(([px, pz], index) => {
    const next = steps[index + 1];
    if (!next) return [];
    const isLevel = next[1] === pz;
    return isLevel
      ? [
          box(
            [x + Math.min(px, next[0]), y, z + pz],
            [Math.abs(next[0] - px) + (index < steps.length - 2 ? 0 : 0), width, thickness],
            copper,
          ),
        ]
      : [
          box(
            [x + px, y, z + Math.min(pz, next[1])],
            [thickness, width, Math.abs(next[1] - pz) + thickness],
            copper,
          ),
        ];
  });
};

/** Cable lug, crimped barrel and heat-shrink of a high-voltage cable that runs towards the viewer. */
const lug = (at: P3, length: number): Parts => {
  const [x, y, z] = at;
  return [
    box([x - 0.95, y - 1, z], [1.9, 2, 0.24], copper),
    bolt([x, y, z + 0.24]),
    cylinder('y', [x, y + 1, z + 0.75], 0.8, 1.7, copper, { rings: [0.3, 0.62] }),
    cylinder('y', [x, y + 2.7, z + 0.75], 0.9, 1, black),
    cylinder('y', [x, y + 3.7, z + 0.75], 0.82, length, orange, {
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.62, { fill: copper.front, width: detail }) +
        holes(pen, -0.3, -0.3, 3, 3, 0.3, 0.12, { fill: copper.top, width: 1 }),
    }),
  ];
};

export const voltaBusbar = (): string => {
  const scene = createScene();
  const cell = (index: number): Part[] => {
    const x = 1 + index * 3.1;
    return [
      box([x, 1, 1], [2.9, 9, 5], light, {
        front: (pen, w, h) =>
          panel(pen, 0.3, 0.4, w - 0.6, h - 0.8) +
          hatch(pen, 0.6, 0.8, w - 1.2, 1, 0.3, { stroke: '#a9afb4', width: 1.2 }),
        top: (pen, w, d) =>
          panel(pen, 0.25, 0.25, w - 0.5, d - 0.5) +
          pen.circle(w / 2, d / 2, 0.5, { width: detail }) +
          pen.circle(w / 2, d / 2, 0.3, { width: detail }),
      }),
      cylinder('z', [x + 1.45, 2.6, 6], 0.62, 0.5, index % 2 === 0 ? grey : dark),
      cylinder('z', [x + 1.45, 8.2, 6], 0.62, 0.5, index % 2 === 0 ? dark : grey),
    ];
  };
  // Link between two neighbouring cells: a bar with an expansion hump.
  const link = (index: number): Parts => {
    const x = 1 + index * 3.1;
    const y = index % 2 === 0 ? 8.2 : 2.6;
    return [
      box([x + 0.7, y - 0.75, 6.5], [1.6, 1.5, 0.22], copper),
      box([x + 2.3, y - 0.75, 6.5], [0.2, 1.5, 0.9], copper, { width: detail }),
      box([x + 2.5, y - 0.75, 7.2], [1, 1.5, 0.2], copper, { width: detail }),
      box([x + 3.5, y - 0.75, 6.5], [0.2, 1.5, 0.9], copper, { width: detail }),
      box([x + 3.7, y - 0.75, 6.5], [1.6, 1.5, 0.22], copper),
      bolt([x + 1.45, y, 6.72], 0.34),
      bolt([x + 4.55, y, 6.72], 0.34),
    ];
  };
  scene.shadow([0, 0, 0], [21, 11, 7]);
  scene.add(
    box([0, 0, 0], [20.8, 11, 1], dark, {
      front: (pen, _w, h) => holes(pen, 1, h / 2, 10, 1, 2.08, 0.16, { fill: '#cfd3d6', width: detail }),
      top: (pen, w, d) => cornerBolts(pen, w, d, 0.5, 0.2),
    }),
    box([0, 0, 1], [1, 11, 6], white, { front: (pen, w, h) => panel(pen, 0.2, 0.3, w - 0.4, h - 0.6) }),
    box([19.8, 0, 1], [1, 11, 6], white, {
      front: (pen, w, h) => panel(pen, 0.2, 0.3, w - 0.4, h - 0.6),
      side: (pen, w, h) =>
        panel(pen, 0.6, 0.6, w - 1.2, h - 1.2) +
        hatch(pen, 1.4, 1.4, w - 2.8, 1.6, 0.4, { stroke: '#a9afb4', width: 1.4 }) +
        pen.rect(0.6, h - 1.3, w - 1.2, 0.28, { fill: accents.volta, stroke: 'none' }) +
        cornerBolts(pen, w, h, 1.1, 0.16),
    }),
    Array.from({ length: 6 }, (_, index) => cell(index)),
    [0, 2, 4].map(link),
    [1, 3].map(link),
    // Collector bars rise at both ends and carry the lugs of the cables.
    bar(
      [1.7, 1.9, 6.5],
      [
        [0, 0],
        [1.4, 0],
      ],
      1.5,
      0.24,
    ),
    box([3.0, 1.9, 6.74], [0.24, 1.5, 4], copper),
    box([3.0, 1.9, 10.74], [3, 8.4, 0.24], copper, {
      top: (pen, w, d) => pen.rect(0.3, 0.3, w - 0.6, d - 3.4, { width: detail }),
    }),
    bolt([2.2, 2.65, 6.74], 0.34),
    lug([4.5, 8.6, 10.98], 7),
    bar(
      [17.0, 1.9, 6.5],
      [
        [0, 0],
        [1.8, 0],
      ],
      1.5,
      0.24,
    ),
    box([16.8, 1.9, 6.74], [0.24, 1.5, 2.4], copper),
    box([15.4, 1.9, 9.14], [3, 8.4, 0.24], copper, {
      top: (pen, w, d) => pen.rect(0.3, 0.3, w - 0.6, d - 3.4, { width: detail }),
    }),
    box([16.2, 4.4, 6.5], [1, 1, 2.64], steel, { width: detail }),
    box([3.8, 5.2, 6.5], [1, 1, 4.24], steel, { width: detail }),
    lug([16.9, 8.6, 9.38], 7),
    // Sensing wire along the cells.
    wire(
      [
        [0.5, 5.4, 8],
        [0.5, 5.4, 6.3],
        [19.7, 5.4, 6.3],
      ],
      0.16,
      ink,
      { turn: 0.5, casing: mix(ink, '#ffffff', 0.3) },
    ),
  );
  return scene.render({ azimuth: 38, elevation: 35, margin: [90, 140, 90, 140] });
};
