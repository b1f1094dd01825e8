import { panel } from './kit/faces';
import { stool, table } from './kit/furniture';
import { accents, dark, grey, painted, white } from './kit/palette';
import { createScene } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { room, tiles, windows } from './kit/walls';
import { crimpScreen, view } from './room-details';
import { machineAt, pressAt } from './small-machines';

const accent = accents.komax;

export const trainingRoom = (): string => {
  const scene = createScene();
  const desk = (x: number, y: number) => [
    table([x, y, 0], [7, 3, 4.4], white),
    box([x + 0.9, y + 0.6, 4.4], [2, 0.14, 1.3], dark, {
      width: 1.8,
      front: (pen, w, h) => pen.rect(0.1, 0.1, w - 0.2, h - 0.2, { fill: '#39424b', stroke: 'none' }),
    }),
    box([x + 0.9, y + 0.74, 4.4], [2, 1.2, 0.1], grey, { width: 1.6 }),
    box([x + 4.2, y + 0.8, 4.4], [1.4, 1.6, 0.1], white, { width: 1.6 }),
    cylinder('x', [x + 4.2, y + 2.6, 4.5], 0.12, 1.8, painted(accent), { width: 1.4 }),
    stool([x + 1.9, y + 4.1, 0]),
    stool([x + 5.1, y + 4.1, 0]),
  ];
  scene.add(
    room(36, 24, 12.6, {
      left: windows(4, 2, 6),
      floor: tiles(3),
      back: (pen, w) =>
        pen.rect(w - 9, 2.2, 7, 5, { fill: '#ffffff', width: 2 }) +
        pen.wire(
          [
            [w - 8.4, 6],
            [w - 6, 6],
            [w - 6, 3.6],
            [w - 3, 3.6],
          ],
          0.8,
          { stroke: accent, width: 5 },
        ) +
        pen.line(
          [
            [w - 8.4, 3],
            [w - 6.8, 3],
          ],
          { width: 2 },
        ) +
        pen.line(
          [
            [w - 8.4, 3.6],
            [w - 7.2, 3.6],
          ],
          { width: 2 },
        ),
    }),
    box([9, 0.1, 4.6], [13, 0.4, 7], dark, { front: (pen, w, h) => crimpScreen(pen, w, h) }),
    [
      [3, 8],
      [12, 8],
      [3, 16],
      [12, 16],
    ].map(([x, y]) => desk(x ?? 0, y ?? 0)),
    machineAt([22.4, 10, 0], accent, 0.66),
    pressAt([25, 18.6, 0], accent, 0.62),
    box([5, 1.4, 0], [2.2, 1.6, 5], white, {
      front: (pen, w, h) =>
        panel(pen, 0.2, 0.2, w - 0.4, h - 0.4) + pen.rect(0, 0.5, w, 0.2, { fill: accent, stroke: 'none' }),
    }),
  );
  return scene.render(view);
};
