import { terminal } from './applicator';
import { hatch, panel } from './kit/faces';
import type { P3 } from './kit/geometry';
import { accents, black, brass, grey, greyDark, painted, white } from './kit/palette';
import type { Material } from './kit/palette';
import { createScene } from './kit/scene';
import type { Parts } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail } from './kit/svg';
import { wire } from './kit/wires';

const accent = accents.komax;

/** Housing with a grid of cavities; wires leave to the back. */
const connector = (
  at: P3,
  columns: number,
  rows: number,
  colours: readonly string[],
  body: Material,
): Parts => {
  const [x, y, z] = at;
  const p = 0.92;
  const [w, h] = [columns * p + 0.7, rows * p + 0.7];
  return [
    Array.from({ length: columns * rows }, (_, index) => {
      const [cx, cz] = [
        x + 0.35 + p * ((index % columns) + 0.5),
        z + 0.35 + p * (Math.floor(index / columns) + 0.5),
      ];
      const colour = colours[index % colours.length] ?? greyDark;
      return [
        cylinder(
          'y',
          [cx, y - 3.6 - ((index * 5) % 7) * 0.12, cz],
          0.24,
          3.6 + ((index * 5) % 7) * 0.12,
          painted(colour),
          { width: 1.8 },
        ),
      ];
    }),
    box([x, y, z], [w, 3.4, h], body, {
      front: (pen, fw, fh) =>
        pen.rect(0.14, 0.14, fw - 0.28, fh - 0.28, { width: detail }) +
        Array.from({ length: columns * rows }, (_, index) => {
          const [cx, cy] = [0.35 + p * (index % columns), 0.35 + p * Math.floor(index / columns)];
          return (
            pen.rect(cx + 0.14, cy + 0.14, p - 0.28, p - 0.28, { fill: '#14181f', stroke: 'none' }) +
            pen.rect(cx + 0.34, cy + 0.34, p - 0.68, p - 0.68, { fill: brass.front, width: 1.2 })
          );
        }).join(''),
      top: (pen, tw, td) =>
        pen.line(
          [
            [0, td - 0.8],
            [tw, td - 0.8],
          ],
          { width: detail },
        ) + hatch(pen, tw * 0.2, 0.3, tw * 0.6, 0.5, 0.2, { width: 1.2 }),
      side: (pen, sw, sh) => panel(pen, 0.3, 0.3, sw - 1.2, sh - 0.6),
    }),
    box([x + w / 2 - 0.6, y + 0.8, z + h], [1.2, 1.9, 0.34], body, { width: 2 }),
    box([x + w / 2 - 0.6, y + 2.3, z + h + 0.34], [1.2, 0.4, 0.3], body, { width: 2 }),
  ];
};

export const connectorFamily = (): string => {
  const scene = createScene();
  const tones = ['#5b646d', '#a7adb2', '#d9dcde', '#39424b'];
  const set: readonly (readonly [number, number, number, Material])[] = [
    [0, 1, 1, white],
    [3.6, 2, 1, grey],
    [8.1, 2, 2, white],
    [12.6, 4, 3, black],
    [19.2, 6, 4, white],
  ];
  set.forEach(([x, columns, rows]) => scene.shadow([x, 0, 0], [columns * 0.92 + 0.7, 3.4, rows + 1]));
  scene.add(
    set.map(([x, columns, rows, body]) =>
      connector(
        [x, 0, 0],
        columns,
        rows,
        columns * rows > 7
          ? [...tones, ...tones, accent]
          : columns === 1
            ? [accent]
            : [...tones.slice(0, columns * rows - 1), accent],
        body,
      ),
    ),
    // The wire that runs along in front of the family.
    wire(
      [
        [-40, 6.6, 0.3],
        [9, 6.6, 0.3],
        [11, 8.4, 0.3],
        [60, 8.4, 0.3],
      ],
      0.42,
      accent,
      { turn: 2, isTrailing: true },
    ),
    // Loose terminals.
    [2.4, 3.6, 4.8].map((x) => terminal(x, 8.2, 0)),
  );
  return scene.render({ azimuth: 30, elevation: 31, margin: [120, 110, 130, 110] });
};
