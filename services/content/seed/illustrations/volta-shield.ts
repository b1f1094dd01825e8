import { button, cornerBolts, hatch, panel, screen, vents } from './kit/faces';
import { noise } from './kit/geometry';
import type { P2, P3 } from './kit/geometry';
import { accents, copper, dark, grey, ink, steel, white } from './kit/palette';
import type { Material } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder, prism } from './kit/solids';
import { detail } from './kit/svg';
import { orange } from './volta-busbar';

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
      side: (pen, w, h) =>
        pen.rect(0, 0.15, w, 0.2, { fill: accents.volta, stroke: 'none' }) +
        vents(pen, w * 0.25, h * 0.4, w * 0.5, h * 0.35, 6),
      front: (pen, w, h) =>
        panel(pen, 0.4, 0.5, w - 0.8, h - 1) +
        pen.rect(0, 0.15, w, 0.2, { fill: accents.volta, stroke: 'none' }),
    }),
    box([1, 0.4, 3.4], [8, 7.2, 10.4], white, {
      front: (pen, w, h) =>
        panel(pen, 0.5, 0.5, w - 1, h - 1) +
        cornerBolts(pen, w, h, 0.9, 0.16) +
        hatch(pen, 1.6, 7.2, w - 3.2, 1.4, 0.36, { stroke: '#a9afb4', width: 1.4 }) +
        screen(pen, 1.4, 1.5, w - 2.8, 3.9, accents.volta) +
        [0, 1, 2]
          .map((index) => button(pen, 1.9 + index * 1.05, 6.2, 0.26, index === 0 ? accents.volta : '#eef1f3'))
          .join(''),
      top: (pen, w, d) =>
        panel(pen, 0.5, 0.5, w - 1, d - 1) +
        vents(pen, w * 0.3, d * 0.25, w * 0.4, d * 0.3, 7) +
        cornerBolts(pen, w, d, 0.9, 0.14),
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
