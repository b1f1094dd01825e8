import { cornerBolts, handle, led, panel, screen } from './kit/faces';
import { stackLight } from './kit/frames';
import type { P2, P3 } from './kit/geometry';
import { accents, dark, greyMiddle, ink, light, steel, white } from './kit/palette';
import { createScene, planePen } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail, edge } from './kit/svg';
import type { Pen } from './kit/svg';

interface Station {
  readonly x: number;
  readonly y: number;
  readonly cavities: number;
  readonly isUp: boolean;
}

/** Connector module on the board: block, cavities, two lights. */
const connector = (pen: Pen, { x, y, cavities, isUp }: Station, accent: string, isOn: boolean): string => {
  const w = cavities * 0.42 + 0.5;
  const cavity = Array.from({ length: cavities * 2 }, (_, index) =>
    pen.rect(
      x - w / 2 + 0.3 + (index % cavities) * 0.42,
      y - 0.32 + Math.floor(index / cavities) * 0.36,
      0.26,
      0.24,
      { fill: ink, stroke: 'none' },
    ),
  ).join('');
  return (
    pen.rect(x - w / 2 - 0.16, y - 0.6, w + 0.4, 1.5, { fill: greyMiddle, stroke: 'none' }, 0.1) +
    pen.rect(x - w / 2 - 0.25, y - 0.7, w + 0.5, 1.4, { fill: '#39424b', width: edge }, 0.12) +
    pen.rect(x - w / 2 + 0.1, y - 0.48, w - 0.2, 0.94, { fill: '#eceded', width: detail }) +
    cavity +
    led(pen, x - w / 2 - 0.25 + 0.16, y + (isUp ? -0.95 : 0.95), 0.13, isOn ? accent : '#ffffff') +
    led(pen, x + w / 2 + 0.25 - 0.16, y + (isUp ? -0.95 : 0.95), 0.13, '#ffffff')
  );
};

/** A wiring harness laid out on a board: trunk, branches and connector modules. */
export const harnessBoard = (pen: Pen, w: number, h: number, accent: string): string => {
  const middle = h * 0.52;
  const stations: readonly Station[] = [
    { x: w * 0.1, y: h * 0.17, cavities: 4, isUp: true },
    { x: w * 0.3, y: h * 0.15, cavities: 6, isUp: true },
    { x: w * 0.53, y: h * 0.17, cavities: 3, isUp: true },
    { x: w * 0.74, y: h * 0.15, cavities: 5, isUp: true },
    { x: w * 0.91, y: h * 0.2, cavities: 3, isUp: true },
    { x: w * 0.16, y: h * 0.84, cavities: 3, isUp: false },
    { x: w * 0.4, y: h * 0.85, cavities: 5, isUp: false },
    { x: w * 0.64, y: h * 0.84, cavities: 4, isUp: false },
    { x: w * 0.86, y: h * 0.83, cavities: 6, isUp: false },
  ];
  const strands = stations.flatMap((station, index) =>
    Array.from({ length: 4 }, (_, wire): string => {
      const shift = (wire - 1.5) * 0.14;
      const isAccent = (index === 5 || index === 3) && wire === 1;
      const direction = station.x < w / 2 ? 1 : -1;
      const lane = middle + ((index * 4 + wire) % 9) * 0.11 - 0.44;
      const points: P2[] = [
        [station.x + shift, station.y + (station.isUp ? 0.62 : -0.62)],
        [station.x + shift, lane],
        [station.x + shift + direction * w * (0.3 + index * 0.02), lane],
      ];
      return pen.wire(points, 0.75 + wire * 0.1, {
        stroke: isAccent ? accent : ['#39424b', '#7c858d', '#a7adb2', '#565f68'][wire],
        width: (isAccent ? 0.13 : 0.1) * pen.scale,
      });
    }),
  );
  const through = pen.wire(
    [
      [w * 0.16, h * 0.84 - 0.62],
      [w * 0.16, middle + 0.02],
      [w * 0.74, middle + 0.02],
      [w * 0.74, h * 0.15 + 0.62],
    ],
    1,
    { stroke: accent, width: 0.17 * pen.scale },
  );
  const ties = [0.22, 0.35, 0.46, 0.58, 0.69, 0.8]
    .map((share) =>
      pen.rect(w * share - 0.07, middle - 0.6, 0.14, 1.16, { fill: '#ffffff', width: detail }, 0.05),
    )
    .join('');
  const pegs = [0.05, 0.25, 0.47, 0.6, 0.83, 0.96].flatMap((share) =>
    [0.36, 0.7].map(
      (v) =>
        pen.circle(w * share, h * v, 0.14, { fill: '#d5d8da', width: detail }) +
        pen.circle(w * share, h * v, 0.05, { fill: ink, stroke: 'none' }),
    ),
  );
  return (
    Array.from({ length: Math.floor(w) }, (_, index) =>
      pen.line(
        [
          [index + 0.5, 0.3],
          [index + 0.5, h - 0.3],
        ],
        { stroke: '#e1e2df', width: 1 },
      ),
    ).join('') +
    Array.from({ length: Math.floor(h) }, (_, index) =>
      pen.line(
        [
          [0.3, index + 0.5],
          [w - 0.3, index + 0.5],
        ],
        { stroke: '#e1e2df', width: 1 },
      ),
    ).join('') +
    pegs.join('') +
    strands.join('') +
    through +
    ties +
    stations.map((station, index) => connector(pen, station, accent, index !== 2)).join('')
  );
};

/** The sloping board: a slab on an inclined plane. */
const slopingBoard = (at: P3, w: number, depth: number, rise: number, accent: string): Part => {
  const [x, y, z] = at;
  const length = Math.hypot(depth, rise);
  const down: P3 = [0, depth / length, -rise / length];
  return {
    min: [x, y, z],
    max: [x + w, y + depth, z + rise + 0.4],
    draw: (camera) => {
      const pen = planePen(camera, [x, y, z + rise + 0.4], [1, 0, 0], down);
      const side = planePen(camera, [x + w, y, z + rise + 0.4], down, [0, 0, -1]);
      const front = planePen(camera, [x, y + depth, z + 0.4], [1, 0, 0], [0, 0, -1]);
      const cheek = planePen(camera, [x + w, y + depth, z + rise], [0, -1, 0], [0, 0, -1]);
      return (
        cheek.poly(
          [
            [0, rise],
            [depth, 0],
            [depth, rise],
          ],
          { fill: light.side },
        ) +
        side.rect(0, 0, length, 0.4, { fill: light.side }) +
        front.rect(0, 0, w, 0.4, { fill: light.front }) +
        pen.rect(0, 0, w, length, { fill: '#fbfaf6' }) +
        harnessBoard(pen, w, length, accent) +
        pen.rect(0.18, 0.18, w - 0.36, length - 0.36, { width: detail })
      );
    },
  };
};

export const machineTest = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  scene.shadow([0, 0, 0], [22, 9, 9]);
  const leg = (x: number, y: number): Part[] => [
    box([x, y, 0.3], [0.6, 0.6, 7.2], steel),
    cylinder('z', [x + 0.3, y + 0.3, 0], 0.45, 0.3, dark),
  ];
  scene.add(
    ...[0.4, 21].flatMap((x) => [0.4, 8].map((y) => leg(x, y))).flat(),
    box([1, 0.5, 1.2], [20, 0.4, 0.5], steel),
    box([1.6, 1.5, 1.8], [5, 5.6, 4.6], white, {
      front: (pen, w, h) =>
        panel(pen, 0.3, 0.3, w - 0.6, h - 0.6) +
        handle(pen, w - 0.7, h * 0.35, 1) +
        pen.rect(0, 0.06, w, 0.18, { fill: accent, stroke: 'none' }),
    }),
    box([14.6, 1.5, 1.8], [5.6, 5.6, 4.6], white, {
      front: (pen, w) =>
        [0, 1, 2]
          .map(
            (row) =>
              panel(pen, 0.3, 0.3 + row * 1.42, w - 0.6, 1.2) +
              pen.rect(w * 0.38, 0.6 + row * 1.42, w * 0.24, 0.2, { fill: ink, stroke: 'none' }, 0.1),
          )
          .join(''),
    }),
    box([0, 0, 7.5], [22, 9, 0.5], light, {
      front: (pen, w) => pen.rect(0, 0.15, w, 0.16, { fill: accent, stroke: 'none' }),
    }),
    slopingBoard([0.5, 1.6, 8], 21, 7, 4.6, accent),
    // Back frame with lamp, screen and scanner.
    box([1, 0.3, 8], [0.5, 0.5, 10.4], steel),
    box([20.5, 0.3, 8], [0.5, 0.5, 10.4], steel),
    box([0.6, 0.2, 18.4], [20.8, 2, 0.5], light, {
      front: (pen, w, h) => pen.rect(0.3, h * 0.3, w - 0.6, h * 0.4, { fill: '#ffffff', width: detail }),
    }),
    box([7.6, 0.7, 13.6], [6.4, 0.5, 4.2], dark, {
      front: (pen, w, h) => screen(pen, 0.2, 0.2, w - 0.4, h - 0.4, accent),
    }),
    box([15.6, 0.7, 13.9], [3.6, 0.4, 3.2], white, {
      front: (pen, w, h) =>
        cornerBolts(pen, w, h, 0.25, 0.09) +
        [0, 1, 2, 3]
          .flatMap((row) =>
            [0, 1, 2, 3, 4].map((column) =>
              led(
                pen,
                0.6 + column * 0.58,
                0.7 + row * 0.6,
                0.17,
                (row * 5 + column) % 7 === 3 ? '#ffffff' : accent,
              ),
            ),
          )
          .join(''),
    }),
    stackLight([3, 1, 18.9], accent),
  );
  return scene.render({ azimuth: 28, elevation: 34, margin: [80, 130, 80, 130] });
};
