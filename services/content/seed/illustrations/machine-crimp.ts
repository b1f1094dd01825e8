import { cabinet, conveyor, hood, operatorPanel, stackLight, stopButton } from './kit/frames';
import type { P3 } from './kit/geometry';
import { accents, light, steel } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { applicator, press, reel, terminalStrip } from './kit/supplies';
import { beltFeed, bladeHead, gripper, straightener } from './kit/tools';
import { wire } from './kit/wires';

/** Reel on an arm above a press, with the strip of terminals running down to the applicator. */
const terminalFeed = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    box([x - 0.2, y - 0.2, z], [0.4, 0.4, 7.2], steel),
    box([x - 0.2, y - 0.2, z + 7.2], [0.4, 0.7, 0.4], light),
    ...reel([x, y + 0.5, z + 7.4], 2.1, accent),
  ];
};

export const crimpModule = (at: P3, accent: string): Part[] => {
  const [x, y, z] = at;
  return [
    ...press([x, y, z], accent),
    ...applicator([x, y, z], accent),
    ...terminalStrip([x - 2.9, y + 0.1, z - 0.1], 4),
  ];
};

export const machineCrimp = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  const axis = 11;
  scene.shadow([0, 0, 0], [22, 8, 8]);
  scene.shadow([22.6, 2.6, 0], [8, 3.4, 7]);
  scene.add(
    cabinet([0, 0, 0], [22, 8, 8], { doors: 5, accent }),
    straightener([0.6, 4.4, axis], 4, accent),
    box([0.8, 3.6, 8], [4.2, 0.5, 1.1], steel),
    beltFeed([5.4, 4.4, axis], 2.2),
    box([5.2, 3, 8], [2.8, 2, 1], steel),
    bladeHead([8.6, 4.4, axis], accent, 2),
    // Left and right press stand behind the wire, swivel grippers in front of it.
    crimpModule([13.4, 3.4, axis], accent),
    crimpModule([18.6, 3.4, axis], accent),
    box([11.8, 0.8, 8], [3.2, 3.7, 0.6], light),
    box([17, 0.8, 8], [3.2, 3.7, 0.6], light),
    terminalFeed([11.2, 1, 8], accent),
    terminalFeed([16.2, 1, 8], accent),
    gripper([11.1, 4.4, axis], accent, 0.9),
    box([15.4, 4.9, 8], [1.4, 1.4, 2.2], steel),
    cylinder('z', [16.1, 5.6, 10.2], 0.5, 0.25, light),
    box([15.7, 4.7, 10.45], [0.8, 1.3, 0.3], steel, { width: 2 }),
    gripper([16.1, 4.4, axis], accent, 0.7),
    hood([0.4, 0.4, 8], [10.3, 7, 6.4]),
    stackLight([1, 0.9, 14.6], accent),
    operatorPanel([5.8, 7.7, 8], accent, { post: 0.5, w: 3.6, h: 2.5 }),
    stopButton([10.6, 7.3, 8], accent),
    conveyor([22.6, 2.8, 9], 8, 3, 9, accent),
    wire(
      [
        [-30, 4.4, axis],
        [0, 4.4, axis],
      ],
      0.17,
      accent,
      { isTrailing: true },
    ),
    wire(
      [
        [0, 4.4, axis],
        [9.6, 4.4, axis],
      ],
      0.17,
      accent,
    ),
    wire(
      [
        [10, 4.4, axis],
        [21, 4.4, axis],
        [23, 4.4, 9.2],
        [29.8, 4.4, 9.2],
      ],
      0.17,
      accent,
      { turn: 0.9 },
    ),
  );
  return scene.render({ azimuth: 30, elevation: 30, margin: [90, 100, 90, 100] });
};
