import type { P2, P3 } from './kit/geometry';
import { cornerBolts, hatch, holes, panel } from './kit/faces';
import { accents, black, copper, dark, grey, ink, light, mix, painted, steel, white } from './kit/palette';
import type { Material } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder, prism, wire } from './kit/solids';
import { detail } from './kit/svg';
import { noise } from './kit/geometry';

const orange = painted(accents.volta);

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
const lug = (at: P3, length: number): Part[] => {
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
  const link = (index: number): Part[] => {
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
      front: (pen, w, h) => holes(pen, 1, h / 2, 10, 1, 2.08, 0.16, { fill: '#cfd3d6', width: detail }),
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
        [19.4, 5.4, 6.3],
        [24, 5.4, 6.3],
      ],
      0.16,
      ink,
      { turn: 0.5, casing: mix(ink, '#ffffff', 0.3) },
    ),
  );
  return scene.render({ azimuth: 38, elevation: 35, margin: [90, 140, 90, 140] });
};

/** Braided shield: two families of helices on a cylinder along x. */
const braid = (at: P3, radius: number, length: number): Part => {
  const [x, y, z] = at;
  const tube = cylinder('x', at, radius, length, steel);
  return {
    ...tube,
    draw: (camera) => {
      const line = (phase: number, direction: 1 | -1): string => {
        const points: P2[] = [];
        let out = '';
        for (let index = 0; index <= 60; index += 1) {
          const t = index / 60;
          const angle = phase + direction * t * length * 0.62;
          const normal: P3 = [0, Math.cos(angle), Math.sin(angle)];
          const isSeen = normal[1] * camera.view[1] + normal[2] * camera.view[2] > 0.02;
          if (isSeen)
            points.push(camera.project([x + t * length, y + normal[1] * radius, z + normal[2] * radius]));
          if ((!isSeen || index === 60) && points.length > 0) {
            out +=
              points.length > 1
                ? `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`
                : '';
            points.length = 0;
          }
        }
        return out;
      };
      const family = (direction: 1 | -1): string =>
        Array.from({ length: 18 }, (_, index) => line((index * Math.PI) / 9, direction)).join('');
      return (
        tube.draw(camera) +
        `<path d="${family(1)}" fill="none" stroke="#6d757d" stroke-width="3.4"/><path d="${family(-1)}" fill="none" stroke="#eef1f3" stroke-width="3.4"/><path d="${family(-1)}" fill="none" stroke="#4a525a" stroke-width="1.1"/>`
      );
    },
  };
};

/** Strands at the end of a conductor. */
const conductor = (at: P3, radius: number, length: number): Part[] => {
  const random = noise(5);
  const rod = cylinder('x', at, radius, length, copper, {
    rings: [],
    cap: (pen, r) => {
      const out: string[] = [];
      for (let ring = 0; ring < 5; ring += 1)
        for (let index = 0; index < Math.max(1, ring * 6); index += 1) {
          const t = (index / Math.max(1, ring * 6)) * Math.PI * 2;
          out.push(
            pen.circle(Math.cos(t) * r * ring * 0.212, Math.sin(t) * r * ring * 0.212, r * 0.1, {
              fill: random() > 0.5 ? copper.top : copper.front,
              width: 1.1,
            }),
          );
        }
      return out.join('');
    },
  });
  return [rod];
};

export const voltaShield = (): string => {
  const scene = createScene();
  const z = 9;
  const y = 4;
  const inner: Material = { top: '#fbe9d2', front: '#f3d3aa', side: '#d9b381' };
  scene.shadow([0, 0, 0], [12, 8, 8]);
  scene.shadow([22, 1.5, 0], [4, 5, 6]);
  scene.add(
    // Rotary head: housing, ring and blades.
    box([0, 0, 0], [12, 8, 3.4], dark, {
      front: (pen, w, h) =>
        panel(pen, 0.4, 0.5, w - 0.8, h - 1) +
        pen.rect(0, 0.15, w, 0.2, { fill: accents.volta, stroke: 'none' }),
    }),
    box([1, 0.4, 3.4], [8, 7.2, 10.4], white, {
      front: (pen, w, h) =>
        panel(pen, 0.5, 0.5, w - 1, h - 1) +
        cornerBolts(pen, w, h, 0.9, 0.16) +
        hatch(pen, 1.6, 7.2, w - 3.2, 1.4, 0.36, { stroke: '#a9afb4', width: 1.4 }) +
        pen.rect(1.6, 1.8, w - 3.2, 3.6, { fill: '#1f262e' }, 0.2) +
        pen.line(
          [
            [2, 4.6],
            [3, 4.4],
            [3.6, 2.8],
            [4.2, 2.4],
            [4.8, 4.2],
            [6, 4.6],
          ],
          { stroke: '#ffffff', width: 3 },
        ) +
        pen.rect(2, 2.2, 1.1, 0.3, { fill: accents.volta, stroke: 'none' }),
      side: (pen, w, h) => panel(pen, 0.4, 0.4, w - 0.8, h - 0.8) + cornerBolts(pen, w, h, 0.8, 0.16),
    }),
    cylinder('x', [9, y, z], 3.1, 0.9, grey, { rings: [0.5] }),
    cylinder('x', [9.9, y, z], 2.6, 0.9, steel, {
      cap: (pen, r) =>
        Array.from({ length: 24 }, (_, index) =>
          pen.line(
            [
              [Math.cos(index * 0.2618) * r * 0.9, Math.sin(index * 0.2618) * r * 0.9],
              [Math.cos(index * 0.2618) * r, Math.sin(index * 0.2618) * r],
            ],
            { width: detail },
          ),
        ).join('') +
        Array.from({ length: 4 }, (_, index) => {
          const t = index * 1.5708 + 0.5;
          const p = (a: number, b: number): P2 => [
            Math.cos(t) * a - Math.sin(t) * b,
            Math.sin(t) * a + Math.cos(t) * b,
          ];
          return (
            pen.poly([p(1.45, -0.4), p(2.3, -0.4), p(2.3, 0.4), p(1.45, 0.4)], {
              fill: '#eef1f3',
              width: 2,
            }) +
            pen.poly([p(1.2, 0), p(1.6, -0.28), p(1.6, 0.28)], { fill: '#ffffff', width: 2 }) +
            pen.circle(...p(1.95, 0), 0.13, { fill: ink, stroke: 'none' })
          );
        }).join('') +
        pen.circle(0, 0, 1.3, { fill: '#2a3139' }),
    }),
    // The cable, stripped in steps towards the viewer on the right.
    cylinder('x', [10.9, y, z], 1.15, 5.4, orange, { rings: [0.92] }),
    braid([16.3, y, z], 1, 4.2),
    cylinder(
      'x',
      [20.5, y, z],
      0.86,
      3.2,
      { top: '#d9dde0', front: '#c2c8cc', side: '#99a1a7' },
      { width: 2 },
    ),
    cylinder('x', [23.7, y, z], 0.78, 3, inner),
    conductor([26.7, y, z], 0.58, 3.4),
    // Support with V-block.
    box([21.6, 2.2, 0], [3, 3.6, 0.8], dark),
    box([22.6, 3, 0.8], [1, 2, 6.4], steel),
    prism(
      'x',
      [22.4, y, 7.2],
      [
        [-1.3, 0],
        [-1.3, -1.5],
        [0, -0.6],
        [1.3, -1.5],
        [1.3, 0],
      ],
      1.4,
      white,
    ),
  );
  return scene.render({ azimuth: 33, elevation: 27, margin: [120, 130, 120, 130] });
};
