import { gauge, holes, led } from './kit/faces';
import { bin, clipboard, stool, table, trolley } from './kit/furniture';
import { accents, dark, grey, greyDark, light, painted, steel, white, wood } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { beltFeed, straightener } from './kit/tools';
import { room, tiles, windows } from './kit/walls';
import { wire } from './kit/wires';
import { toolWall, view } from './room-details';

const accent = accents.komax;

export const workshop = (): string => {
  const scene = createScene();
  scene.add(
    room(36, 24, 13.4, {
      back: (pen) => toolWall(pen, 3, 2.4, 16, 5),
      left: windows(4, 2, 6),
      floor: tiles(3),
    }),
    table([2.6, 0.8, 0], [17, 5, 6], wood, { shelf: true, drawers: 4 }),
    // Vice, parts and a wire on the bench.
    box([4, 3.6, 6], [1.6, 1.2, 0.4], dark),
    box([3.8, 3.6, 6.4], [0.7, 1.2, 1], painted(greyDark)),
    box([5.1, 3.6, 6.4], [0.7, 1.2, 1], painted(greyDark)),
    cylinder('x', [5.8, 4.2, 6.8], 0.16, 1.4, steel),
    wire(
      [
        [4.6, 4.2, 7.1],
        [4.6, 4.2, 8.4],
        [7.4, 4.2, 8.4],
        [7.4, 4.2, 6.2],
        [13, 4.2, 6.2],
      ],
      0.2,
      accent,
      { turn: 0.9, piece: 1 },
    ),
    [8.6, 10.4, 12.2].map((x, index) => bin([x, 1, 6], 1.5, 1.6, 1.1, index === 1 ? painted(accent) : light)),
    clipboard([15, 3.6, 6]),
    box([16.8, 1.4, 6], [2, 1.4, 1.6], grey, {
      width: 2,
      front: (pen, w, h) => gauge(pen, w / 2, h / 2, 0.5, accent),
    }),
    // Drill press.
    box([22, 1.4, 0], [4, 4.4, 0.6], dark),
    cylinder('z', [24, 2.4, 0.6], 0.5, 10, steel),
    box([22.6, 2.8, 5], [2.8, 2.8, 0.4], grey, {
      top: (pen, w, d) =>
        pen.line(
          [
            [0.4, d / 2],
            [w - 0.4, d / 2],
          ],
          { width: 2.4 },
        ),
    }),
    box([22.8, 1.6, 9.6], [2.4, 4.2, 2], white, {
      front: (pen, w) =>
        pen.rect(0, 0.4, w, 0.2, { fill: accent, stroke: 'none' }) + led(pen, w / 2, 1.2, 0.2, accent),
    }),
    cylinder('z', [24, 4.8, 7.9], 0.36, 1.7, steel, { rings: [0.4] }),
    cylinder('z', [24, 4.8, 6.4], 0.1, 1.5, steel, { width: 1.6 }),
    cylinder('x', [25.2, 4, 10.4], 0.3, 0.5, dark),
    // Machine frame under construction.
    (
      [
        [14, 11],
        [31, 11],
        [14, 19],
        [31, 19],
      ] as const
    ).map(([x, y]) => box([x, y, 0.4], [0.7, 0.7, 6.4], steel)),
    box([14, 11, 6.8], [17.7, 0.7, 0.7], steel),
    box([14, 11.7, 6.8], [0.7, 7.3, 0.7], steel),
    box([31, 11.7, 6.8], [0.7, 7.3, 0.7], steel),
    box([14, 19, 6.8], [17.7, 0.7, 0.7], steel, {
      front: (pen, w) => holes(pen, 0.8, 0.35, 17, 1, (w - 1.6) / 16, 0.11),
    }),
    box([14.7, 11.3, 1], [16.3, 0.4, 0.5], steel, { width: 2 }),
    box([14.7, 19.1, 1], [16.3, 0.4, 0.5], steel, { width: 2 }),
    box([14.7, 11.7, 7], [9, 7.3, 0.4], light, {
      top: (pen, w, d) => holes(pen, 1, 1, 8, 6, Math.min((w - 2) / 7, (d - 2) / 5), 0.14),
    }),
    straightener([15.4, 15, 10], 4, accent),
    box([15.6, 14.2, 7.4], [4, 0.5, 0.8], dark),
    beltFeed([20.4, 15, 10], 2.4),
    box([20.2, 14, 7.4], [2.8, 2, 0.7], dark),
    trolley([5, 15, 0], accent),
    box([5.6, 15.6, 5.2], [2.4, 1.4, 0.4], white, { width: 2 }),
    stool([10.5, 8.6, 0]),
  );
  return scene.render({ ...view, floor: 'grid' });
};
