import { cornerBolts, panel, vents } from './kit/faces';
import { cabinet, hood, operatorPanel, stackLight, stopButton } from './kit/frames';
import type { P3 } from './kit/geometry';
import { accents, dark, light, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail, edge, pathElement, polygonData } from './kit/svg';
import type { Pen } from './kit/svg';
import { chuck } from './kit/tools';
import { wire } from './kit/wires';

/** Strands wound around an axis along x, drawn in half turns: those behind first. */
export const twisted = (
  at: P3,
  length: number,
  radius: number,
  lay: number,
  thickness: number,
  colours: readonly string[],
): Part => {
  const [x, y, z] = at;
  const point = (strand: number, turn: number): P3 => {
    const angle = turn * Math.PI * 2 + (strand * Math.PI * 2) / colours.length;
    return [x + turn * lay, y + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
  };
  const quarters = Math.round((length / lay) * 4);
  return {
    min: [x, y - radius, z - radius],
    max: [x + length, y + radius, z + radius],
    draw: (camera) =>
      colours
        .flatMap((colour, strand) =>
          Array.from({ length: quarters }, (_, quarter) => {
            const points = Array.from({ length: 9 }, (_, index) => point(strand, (quarter + index / 8) / 4));
            const middle = points[4] ?? at;
            const data = polygonData(points.map(camera.project), false);
            const depth = (middle[1] - y) * camera.view[1] + (middle[2] - z) * camera.view[2];
            const width = thickness * camera.scale;
            return {
              depth: Math.round(depth * 50),
              order: quarter,
              svg:
                pathElement(data, { width: width + edge * 1.7, cap: 'butt' }) +
                pathElement(data, { stroke: colour, width, cap: 'round' }),
            };
          }),
        )
        .sort((a, b) => a.depth - b.depth || a.order - b.order)
        .map(({ svg }) => svg)
        .join(''),
  };
};

const head = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x - 2, y - 2, z], [4, 4, 0.7], dark),
    box([x - 1.8, y - 1.6, z + 0.7], [2.4, 3.2, 4.2], white, {
      front: (pen, w, h) =>
        panel(pen, 0.25, 0.25, w - 0.5, h - 0.5) +
        pen.rect(0, h - 0.8, w, 0.2, { fill: accent, stroke: 'none' }) +
        cornerBolts(pen, w, h, 0.5, 0.1),
      side: (pen, w, h) => panel(pen, 0.25, 0.25, w - 0.5, h - 0.5),
      top: (pen, w, d) => vents(pen, w * 0.25, d * 0.3, w * 0.5, d * 0.4, 5),
    }),
  ];
};

export const machineTwist = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  const second = '#c9ced2';
  const [y, z] = [3.6, 11.4];
  scene.shadow([0, 0, 0], [31, 7, 8]);
  const marks = (pen: Pen, w: number): string =>
    Array.from({ length: 56 }, (_, index) =>
      pen.line(
        [
          [0.5 + (index * (w - 1)) / 55, 0.1],
          [0.5 + (index * (w - 1)) / 55, index % 5 === 0 ? 0.5 : 0.32],
        ],
        { width: 1.3 },
      ),
    ).join('');
  scene.add(
    cabinet([0, 0, 0], [31, 7, 8], { doors: 6, accent }),
    // Track with scale and rails.
    box([1, 1.6, 8], [29, 4, 0.35], light, { top: (pen, w, d) => pen.rect(0, 0, w, d, { width: detail }) }),
    box([1.2, 2.1, 8.35], [28.6, 0.4, 0.35], steel),
    box([1.2, 4.7, 8.35], [28.6, 0.4, 0.35], steel, { front: (pen, w) => marks(pen, w) }),
    cylinder('x', [1.4, 3.6, 8.75], 0.2, 28, steel, {
      rings: Array.from({ length: 60 }, (_, index) => (index + 0.5) / 60),
      width: detail,
    }),
    head([4.4, y, 8.7], accent),
    chuck([6.4, y, z], steel, 1.1),
    // The movable head faces left; its chuck lies before it.
    box([24.4, y - 2, 8.7], [4, 4, 0.7], dark),
    cylinder('x', [24.2, y, z], 1.1, 0.5, steel),
    cylinder('x', [24.7, y, z], 1.3, 0.7, dark, { rings: [0.3, 0.7] }),
    box([25.5, y - 1.6, 9.4], [2.4, 3.2, 4.2], white, {
      front: (pen, w, h) =>
        panel(pen, 0.25, 0.25, w - 0.5, h - 0.5) +
        pen.rect(0, h - 0.8, w, 0.2, { fill: accent, stroke: 'none' }) +
        cornerBolts(pen, w, h, 0.5, 0.1),
      side: (pen, w, h) =>
        panel(pen, 0.25, 0.25, w - 0.5, h - 0.5) + vents(pen, w * 0.25, h * 0.3, w * 0.5, h * 0.4, 6),
      top: (pen, w, d) => vents(pen, w * 0.25, d * 0.3, w * 0.5, d * 0.4, 5),
    }),
    wire(
      [
        [6.4, y, z + 0.2],
        [9.5, y, z + 0.35],
      ],
      0.34,
      accent,
    ),
    wire(
      [
        [6.4, y, z - 0.2],
        [9.5, y, z - 0.35],
      ],
      0.34,
      second,
    ),
    twisted([9.5, y, z], 13, 0.3, 1.7, 0.34, [accent, second]),
    wire(
      [
        [22.5, y, z + 0.2],
        [24.3, y, z + 0.1],
      ],
      0.34,
      accent,
    ),
    wire(
      [
        [22.5, y, z - 0.2],
        [24.3, y, z - 0.1],
      ],
      0.34,
      second,
    ),
    // Support forks under the pair.
    ...[12, 19.6].flatMap((x) => [
      box([x - 0.3, y - 0.4, 8.7], [0.6, 0.8, 1.5], steel),
      box([x - 0.15, y - 0.75, 10.2], [0.3, 0.25, 1.5], steel, { width: detail }),
      box([x - 0.15, y - 0.75, 10.2], [0.3, 1.5, 0.4], steel, { width: detail }),
      box([x - 0.15, y + 0.5, 10.2], [0.3, 0.25, 1.5], steel, { width: detail }),
    ]),
    hood([0.8, 0.8, 8.36], [29.4, 0.9, 7.2], { hasTop: false, isFrontOpen: true }),
    box([0.8, 0.8, 15.6], [29.4, 1.4, 0.3], light),
    cylinder(
      'x',
      [1.4, 1.9, 15.35],
      0.22,
      28,
      { top: '#ffffff', front: '#fbfaf4', side: '#e2e1da' },
      { width: detail },
    ),
    stackLight([1.6, 1.5, 15.9], accent),
    operatorPanel([14.2, 6.4, 8], accent, { post: 0, w: 3.6, h: 2.2 }),
    stopButton([18.8, 6.4, 8], accent),
    // Both ends of the pair come from small drums behind.
    wire(
      [
        [-30, 4.2, 11.6],
        [2.6, 4.2, 11.6],
      ],
      0.3,
      accent,
      { isTrailing: true },
    ),
    wire(
      [
        [-30, 3, 11.6],
        [2.6, 3, 11.6],
      ],
      0.3,
      second,
      { isTrailing: true },
    ),
  );
  return scene.render({ azimuth: 26, elevation: 29, margin: [110, 110, 110, 110] });
};
