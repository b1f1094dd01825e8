import { cabinet, conveyor, hood, operatorPanel, stackLight, stopButton } from './frames';
import type { P3 } from './geometry';
import { accents, dark, light, steel } from './palette';
import { createScene } from './scene';
import type { Part } from './scene';
import { box, cylinder } from './solids';
import { drum } from './supplies';
import { beltFeed, bladeHead, straightener } from './tools';
import { wire } from './wires';

/** Cut pieces of wire on a belt: insulation with bare ends. */
export const cutPieces = (
  x: number,
  y: number,
  z: number,
  count: number,
  length: number,
  accent: string,
): Part[] =>
  Array.from({ length: count }, (_, index) => {
    const py = y + index * 0.34;
    const shift = ((index * 7) % 5) * 0.09;
    return [
      cylinder(
        'x',
        [x + shift - 0.45, py, z],
        0.05,
        0.5,
        { top: '#f0c39d', front: '#d1905f', side: '#ac6c40' },
        { width: 1.4 },
      ),
      cylinder(
        'x',
        [x + shift, py, z],
        0.11,
        length,
        { top: accent, front: accent, side: accent },
        { width: 1.6 },
      ),
      cylinder(
        'x',
        [x + shift + length, py, z],
        0.05,
        0.5,
        { top: '#f0c39d', front: '#d1905f', side: '#ac6c40' },
        { width: 1.4 },
      ),
    ];
  }).flat();

export const cutAndStripMachine = (at: P3, accent: string, options: { hasPanel?: boolean } = {}): Part[] => {
  const [x, y, z] = at;
  const axis = z + 10.4;
  const middle = y + 3.2;
  return [
    ...cabinet([x, y, z], [17, 6.4, 8], { doors: 4, accent }),
    ...straightener([x + 0.7, middle, axis], 5, accent),
    box([x + 0.7, middle - 0.8, z + 8], [5.4, 0.5, 0.6], dark),
    ...beltFeed([x + 6.6, middle, axis], 2.8),
    box([x + 6.2, middle - 1.4, z + 8], [3.6, 2.2, 0.5], dark),
    ...bladeHead([x + 10.3, middle, axis], accent, 3),
    ...beltFeed([x + 13.4, middle, axis], 2.6),
    box([x + 13, middle - 1.4, z + 8], [3.6, 2.2, 0.5], dark),
    ...hood([x + 6, y + 0.4, z + 8], [10.9, 5.4, 6.6]),
    ...stackLight([x + 7.2, y + 0.8, z + 14.8], accent),
    ...(options.hasPanel === false
      ? []
      : operatorPanel([x + 1.2, y + 6, z + 8], accent, { post: 0.5, w: 3.4, h: 2.4 })),
    ...stopButton([x + 5.3, y + 5.8, z + 8], accent),
  ];
};

export const machineStrip = (): string => {
  const accent = accents.komax;
  const scene = createScene();
  scene.shadow([0, 0, 0], [17, 6.4, 8]);
  scene.shadow([17.4, 1.2, 0], [11, 4, 7]);
  scene.shadow([-9, 1.4, 0], [5.4, 3.6, 5]);
  scene.add(
    cutAndStripMachine([0, 0, 0], accent),
    conveyor([17.4, 1.4, 9], 10.6, 3.8, 9, accent),
    cutPieces(18.3, 2, 9.12, 8, 6.4, accent),
    // The drum on a cradle to the left.
    box([-9.2, 1.6, 0], [5.6, 0.4, 0.7], steel),
    box([-9.2, 4.5, 0], [5.6, 0.4, 0.7], steel),
    box([-6.8, 1.6, 0.7], [0.8, 0.4, 2.4], light),
    box([-6.8, 4.7, 0.7], [0.8, 0.4, 2.4], light),
    drum([-6.4, 2.05, 3.3], 2.7, 1.9, accent),
    // Dancer pulleys between drum and machine.
    box([-2.6, 2.1, 0], [0.5, 0.5, 11.6], steel),
    cylinder('y', [-2.35, 2.7, 10.95], 0.55, 0.5, light, { rings: [0.5] }),
    wire(
      [
        [-7.2, 3.2, 5.35],
        [-5.4, 3.2, 5.35],
        [-3.4, 3.2, 10.4],
        [11.6, 3.2, 10.4],
      ],
      0.17,
      accent,
      { turn: 1.6 },
    ),
    wire(
      [
        [12, 3.2, 10.4],
        [17.6, 3.2, 10.4],
        [18.6, 3.2, 9.2],
      ],
      0.17,
      accent,
      { turn: 0.6 },
    ),
  );
  return scene.render({ azimuth: 30, elevation: 30, margin: [110, 130, 110, 130] });
};
