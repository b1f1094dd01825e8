import { cutPieces } from '../../drawing/exampleMachine';
import { holes, panel, screen } from '../../drawing/faces';
import { hood } from '../../drawing/frames';
import type { P3 } from '../../drawing/geometry';
import { black, dark, grey, light, painted, steel, white } from '../../drawing/palette';
import { createScene, type Parts } from '../../drawing/scene';
import { box, cylinder, plate } from '../../drawing/solids';
import { applicator, drum, press, reel, terminalStrip } from '../../drawing/supplies';
import { detail } from '../../drawing/svg';
import { beltFeed, bladeHead, chuck, gripper, straightener } from '../../drawing/tools';
import { wire } from '../../drawing/wires';
import type { Appearance } from './appearance';
import { placed } from './assemblies';
import { pallet, tapeRing } from './assembling';
import { feedBowl } from './crimping';
import { rotaryHead, shieldedCable } from './highVoltage';
import { drawService, drawSoftware } from './offers';
import { drawBlades } from './parts';
import { twistedPair } from './twisting';

type Draw = (accent: string, round: Appearance) => Parts;

const deck = (w: number, d: number): Parts => box([0, 0, -0.5], [w, d, 0.5], light, { width: detail });
const through = (w: number, y: number, z: number, accent: string, thickness = 0.2): Parts =>
  wire(
    [
      [-8, y, z],
      [w + 8, y, z],
    ],
    thickness,
    accent,
    { isTrailing: true },
  );

const printHead = (accent: string, beam: number): Parts => [
  deck(8, 5),
  beltFeed([0.4, 2.6, 2.2], 2.2),
  beltFeed([5.4, 2.6, 2.2], 2.2),
  box([3.2, 1.6, 3], [1.6, 1.8, 2.2], white, {
    front: (pen, w, h) =>
      pen.rect(0, h * 0.2, w, 0.2, { fill: accent, stroke: 'none' }) +
      panel(pen, w * 0.14, h * 0.42, w * 0.72, h * 0.44),
  }),
  box([3.6, 2.1, 2.7], [0.8, 0.8, 0.3], black, { width: detail }),
  plate('y', [4 - beam / 2, 2.6, 2.7], beam, 0.5, (pen, w, h) =>
    pen.rect(0, 0, w, h, { fill: accent, stroke: 'none' }),
  ),
  through(8, 2.6, 2.2, '#f6f4ef', 0.3),
];

/** One part of a machine, near: what highlights, capabilities and second pictures show. */
const draws = {
  belt: (accent) => [
    deck(9, 5),
    beltFeed([0.6, 2.4, 2.2], 3.4, 0.7),
    beltFeed([5, 2.4, 2.2], 3.4, 0.7),
    through(9, 2.4, 2.2, accent, 0.3),
  ],
  blade: (accent) => [
    deck(6, 5),
    bladeHead([1.6, 2.6, 2.4], accent, 4),
    beltFeed([-2.2, 2.6, 2.4], 2.6),
    through(6, 2.6, 2.4, accent, 0.3),
    cutPieces(6.4, 1.4, 0.12, 5, 3, accent),
  ],
  straightener: (accent) => [
    deck(8, 4),
    straightener([0.8, 2.2, 2.2], 6, accent),
    through(8, 2.2, 2.2, accent, 0.26),
  ],
  screen: (accent) => [
    box([2.6, 1, 0], [1.2, 0.8, 0.3], steel),
    box([3, 1.2, 0.3], [0.4, 0.4, 1.4], steel),
    box([0, 1.4, 1.4], [6.4, 0.5, 4.6], dark, {
      front: (pen, w, h) =>
        screen(pen, 0.3, 0.3, w - 0.6, h - 1.2, accent) +
        [0.3, 0.5, 0.7]
          .map((x, index) =>
            pen.circle(w * x, h - 0.45, 0.18, { fill: index === 1 ? accent : '#c9cdd0', width: detail }),
          )
          .join(''),
    }),
  ],
  rotary: (accent, round) => [
    deck(8, 5),
    rotaryHead(0.6, 2.6, 2.6, 1.2, round),
    shieldedCable(4, 2.6, 2.6, 0.5, accent, 1.2),
  ],
  shield: (accent) => [
    deck(9, 4),
    shieldedCable(0, 2, 1.4, 0.8, accent, 3),
    box([2, 0.6, 0], [0.7, 2.8, 0.7], steel, { width: detail }),
    gripper([1.4, 2, 1.4], accent, 1.4),
  ],
  press: (accent) => [
    deck(6, 5),
    press([3, 2.8, 2.6], accent),
    applicator([3, 2.8, 2.6], accent),
    reel([1.2, 0.4, 9.4], 2.2, accent),
    terminalStrip([-1.4, 3, 1.7], 6),
  ],
  seal: (accent) => [
    deck(7, 5),
    feedBowl(2.2, 2.4, 0, 1.8, accent),
    box([4, 2, 1], [2.4, 0.4, 0.2], steel),
    [0, 1, 2, 3].map((index) =>
      cylinder('x', [4.2 + index * 0.5, 2.2, 1.4], 0.18, 0.3, painted(accent), { width: detail }),
    ),
    gripper([6.2, 2.2, 1.4], accent),
  ],
  applicator: (accent) => [
    deck(6, 5),
    placed(applicator([0, 0, 0], accent), [3, 2.8, 2.8], 2),
    placed(terminalStrip([0, 0, 0], 8, 0.6), [-2.6, 3.2, 0.9], 1.6),
  ],
  twist: (accent) => [
    deck(12, 4),
    placed(chuck([0, 0, 0]), [2.4, 2, 2], 1.3),
    twistedPair(2.6, 10, 2, 2, 8, accent),
    placed(chuck([0, 0, 0], grey), [11.4, 2, 2], 1.1),
  ],
  chuck: (accent) => [
    deck(6, 4),
    box([0.4, 0.8, 0], [1.6, 2.4, 3.4], white, {
      front: (pen, w, h) => pen.rect(0, h * 0.12, w, 0.2, { fill: accent, stroke: 'none' }),
    }),
    placed(chuck([0, 0, 0]), [4.2, 2, 2], 1.7),
    twistedPair(4.4, 8, 2, 2, 3, accent),
  ],
  loader: (accent) => [
    deck(8, 6),
    pallet(0.8, 1.8, 0, 6.4, 3.8, 12, accent),
    [0.6, 6.8].map((x) => box([x, 1.3, 0], [0.6, 0.6, 5.4], steel, { width: detail })),
    box([3.4, 1.4, 3], [1.2, 1.2, 2.4], white),
    cylinder('z', [4, 2, 2], 0.3, 1, dark, { width: detail }),
    box([0.4, 1.2, 5.4], [7.2, 0.9, 0.8], white, {
      front: (pen, w, h) => pen.rect(0, h * 0.4, w, h * 0.3, { fill: accent, stroke: 'none' }),
    }),
  ],
  tape: (accent, round) => [
    deck(6, 5),
    box([0.6, 1, 0], [1.4, 2, 4.6], white, {
      front: (pen, w, h) => pen.rect(0, h * 0.1, w, 0.2, { fill: accent, stroke: 'none' }),
    }),
    tapeRing(3.6, 2.4, 2.4, 1.9, round),
    [-0.12, 0.1].map((shift) =>
      wire(
        [
          [3.6 + shift, -1, 2.4],
          [3.6 + shift, 6, 2.4 + shift],
        ],
        0.2,
        shift < 0 ? accent : '#3a414a',
      ),
    ),
  ],
  tester: (accent) => [
    box([0, 0, 0], [8, 5, 1.6], white, {
      front: (pen, w, h) => pen.rect(0, h * 0.7, w, 0.16, { fill: accent, stroke: 'none' }),
    }),
    [0, 1, 2, 3, 4, 5].map((index) =>
      box([0.6 + (index % 3) * 2.4, 1 + Math.floor(index / 3) * 2, 1.6], [1.9, 1.1, 0.6], black, {
        width: detail,
        top: (pen, w, d) =>
          holes(pen, w * 0.2, d * 0.3, 4, 2, w * 0.2, 0.1, { fill: '#eef1f2', stroke: 'none' }) +
          pen.circle(w * 0.92, d * 0.16, 0.09, { fill: accent, width: detail }),
      }),
    ),
    wire(
      [
        [1.6, 3.6, 2.2],
        [1.6, 3.6, 3.4],
        [3.4, 7, 0.3],
        [9, 8, 0.3],
      ],
      0.3,
      accent,
      { turn: 0.8 },
    ),
  ],
  monitor: (_, round) => drawSoftware({ type: 'software', view: 'trace' }, round),
  printer: (accent) => printHead(accent, 0.12),
  laser: (accent) => [printHead(accent, 0.3), hood([2.6, 0.6, 0], [2.8, 4, 6])],
  drum: (accent) => [
    box([0, 0, 0], [7, 0.5, 0.6], dark),
    box([0, 4.4, 0], [7, 0.5, 0.6], dark),
    [0.1, 4.5].map((y) => box([3, y, 0.6], [1, 0.3, 3.6], steel)),
    drum([3.5, 0.6, 4], 3.4, 3, accent),
    wire(
      [
        [3.5, 2.4, 6.5],
        [30, 2.4, 6.5],
      ],
      0.2,
      accent,
      { isTrailing: true },
    ),
  ],
  coil: (accent) => [
    deck(7, 6),
    cylinder('z', [3.5, 3, 0], 2.9, 0.4, dark),
    [0, 1, 2, 3, 4].map((index) =>
      cylinder(
        'z',
        [3.5, 3, 0.4 + index * 0.32],
        2.2,
        0.32,
        { top: accent, front: accent, side: accent },
        { width: detail, cap: (pen, r) => pen.circle(0, 0, r * 0.6, { fill: '#c8ced2', width: detail }) },
      ),
    ),
    cylinder('z', [3.5, 3, 0.4], 1.3, 2.2, light),
  ],
  bladeset: (_, round) => drawBlades(round),
  toolcase: (_, round) => drawService({ type: 'service', service: 'care' }, round),
} satisfies Record<string, Draw>;

export type DetailName = keyof typeof draws;

/** Seen from nearer than products are, on the same paper and in the same projection. */
export const drawDetail = (
  name: DetailName,
  accent: string,
  [width, height]: readonly [number, number],
): string => {
  const draw: Draw = draws[name];
  const round: Appearance = { accent, body: white, cover: white, label: '', isOld: false };
  const scene = createScene();
  const origin: P3 = [0, 0, -0.5];
  scene.shadow(origin, [8, 5, 5]);
  scene.add(draw(accent, round));
  const margin = 0.09 * Math.min(width, height);
  const above = width === height ? 0.15 * height : margin;
  return scene.render({
    azimuth: 30,
    elevation: 30,
    size: [width, height],
    margin: [above, margin, above, margin],
    gridStep: 2,
  });
};
