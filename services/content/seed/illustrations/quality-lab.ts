import { holes, led, panel } from './kit/faces';
import { bin, clipboard, stool, table } from './kit/furniture';
import { accents, black, brass, dark, grey, greyDark, ink, light, steel, white, wood } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { drum } from './kit/supplies';
import { room, tiles, windows } from './kit/walls';
import { wire } from './kit/wires';
import { crimpScreen, shelfOnWall, view } from './room-details';

const accent = accents.komax;

export const qualityLab = (): string => {
  const scene = createScene();
  scene.add(
    room(36, 19, 13, {
      back: (pen, w) => windows(3, 2, 5)(pen, w * 0.5, 0),
      left: (pen, w) =>
        pen.rect(w - 15, 3, 6, 4.4, { fill: '#ffffff', width: 2 }) +
        pen.line(
          [
            [w - 14.4, 6.8],
            [w - 14.4, 3.6],
          ],
          { width: 2 },
        ) +
        pen.line(
          [
            [w - 14.4, 6.8],
            [w - 9.6, 6.8],
          ],
          { width: 2 },
        ) +
        pen.wire(
          [
            [w - 14.2, 6.6],
            [w - 13, 6.4],
            [w - 12, 4],
            [w - 11, 6],
            [w - 9.8, 6.6],
          ],
          0.7,
          { stroke: accent, width: 4 },
        ) +
        shelfOnWall(pen, w - 7.4, 4),
      floor: tiles(3),
    }),
    table([2, 1, 0], [31, 6, 6], white, { drawers: 4, shelf: true }),
    // Microscope.
    box([4, 2.4, 6], [3.4, 3.6, 0.5], dark),
    box([5.2, 2.6, 6.5], [1, 1, 5], white),
    box([5, 2.6, 10], [1.4, 2.6, 1.2], white, {
      front: (pen, w, h) => pen.rect(0, h - 0.3, w, 0.15, { fill: accent, stroke: 'none' }),
    }),
    cylinder('z', [5.7, 4.5, 8.8], 0.5, 1.2, dark, { rings: [0.4] }),
    cylinder('z', [5.7, 4.5, 8.2], 0.26, 0.6, steel),
    cylinder('z', [5.7, 3.4, 11.2], 0.4, 1.4, dark, { rings: [0.6] }),
    box([4.6, 3.8, 7.2], [2.2, 1.6, 0.25], steel),
    cylinder('x', [6.2, 3.1, 8], 0.45, 0.5, dark),
    // Screen with the micrograph.
    box([10, 2.2, 6], [2.4, 1.4, 0.2], dark, { width: 2 }),
    box([11, 2.6, 6.2], [0.4, 0.4, 1.4], steel, { width: 2 }),
    box([8.2, 3, 7.2], [6.2, 0.4, 4.2], dark, { front: (pen, w, h) => crimpScreen(pen, w, h) }),
    box([9, 4.8, 6], [3.4, 1.2, 0.15], light, {
      width: 1.8,
      top: (pen) => holes(pen, 0.3, 0.25, 12, 4, 0.25, 0.08, { fill: '#8d969e', stroke: 'none' }),
    }),
    // Pull tester: the wire is stretched between two clamps.
    box([17, 2.6, 6], [8, 3, 0.7], dark, {
      front: (pen, w) =>
        Array.from({ length: 36 }, (_, index) =>
          pen.line(
            [
              [0.3 + (index * (w - 0.6)) / 35, 0],
              [0.3 + (index * (w - 0.6)) / 35, index % 5 === 0 ? 0.35 : 0.2],
            ],
            { stroke: '#d9dcde', width: 1.3 },
          ),
        ).join(''),
    }),
    box([17.4, 3, 6.7], [1.6, 2.2, 2.2], white, {
      front: (pen, w, h) =>
        pen.rect(0.2, 0.3, w - 0.4, 0.7, { fill: '#1f262e', width: 1.6 }) +
        led(pen, w / 2, h - 0.5, 0.15, accent),
    }),
    box([19, 3.6, 7.4], [0.8, 1, 0.9], steel),
    box([23, 3.2, 6.7], [1.4, 1.8, 1.9], grey),
    box([22.2, 3.6, 7.4], [0.8, 1, 0.9], steel),
    wire(
      [
        [19.8, 4.1, 7.85],
        [22.2, 4.1, 7.85],
      ],
      0.24,
      accent,
    ),
    // Grinding and polishing unit.
    box([27.2, 2, 6], [4.6, 4, 2], white, {
      front: (pen, w) =>
        pen.rect(0, 0.3, w, 0.18, { fill: accent, stroke: 'none' }) +
        led(pen, 0.8, 1.3, 0.2, accent) +
        led(pen, 1.5, 1.3, 0.2, '#ffffff'),
    }),
    cylinder('z', [29.5, 4, 8], 1.6, 0.3, grey, {
      cap: (pen, r) =>
        pen.circle(0, 0, r * 0.85, { fill: '#6d757d', width: 2 }) +
        pen.circle(0, 0, r * 0.5, { width: 1.2, stroke: '#8d969e' }),
    }),
    box([30.8, 2.2, 8], [0.6, 0.6, 2], steel, { width: 2 }),
    box([29.2, 2.2, 10], [2.2, 1, 0.6], white, { width: 2 }),
    // Samples, stools, wire on the floor.
    Array.from({ length: 6 }, (_, index) =>
      cylinder('z', [15.4, 2.2 + index * 0.66, 6], 0.26, 0.36, black, {
        width: 1.6,
        cap: (pen, r) => pen.circle(0, 0, r * 0.45, { fill: brass.front, width: 1.2 }),
      }),
    ),
    stool([9, 10, 0]),
    stool([21, 10.4, 0]),
    table([7, 13, 0], [14, 4.6, 4.6], wood),
    box([8.4, 14, 4.6], [5, 2.6, 1.2], light, {
      top: (pen, w) =>
        Array.from({ length: 9 }, (_, index) =>
          pen.rect(0.3 + (index * (w - 0.6)) / 9, 0.4, (w - 0.6) / 9 - 0.12, 1.8, {
            fill: index === 4 ? accent : '#ffffff',
            width: 1.4,
          }),
        ).join(''),
    }),
    clipboard([15, 14.2, 4.6]),
    clipboard([17, 14.8, 4.6], greyDark),
    box([26.4, 13.6, 0], [6, 3.4, 4.6], white, {
      front: (pen, w, h) =>
        [0, 1, 2]
          .map(
            (index) =>
              panel(pen, 0.15 + (index * (w - 0.15)) / 3, 0.7, (w - 0.15) / 3 - 0.15, h - 1.1) +
              pen.rect(1.5 + index * 1.95, 1.6, 0.14, 0.9, { fill: ink, stroke: 'none' }, 0.07),
          )
          .join('') + pen.rect(0, 0.25, w, 0.16, { fill: accent, stroke: 'none' }),
    }),
    drum([28.2, 14, 5.9], 1.3, 1.4, accent, light),
    bin([30.2, 14.4, 4.6], 1.6, 1.8, 1.2, grey),
  );
  return scene.render(view);
};
