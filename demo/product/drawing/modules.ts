import { box, circle, copper, dark, disc, grey, ink, line, polygon, rect, steel, white, wire } from './kit';

/** What a machine is made of, from left to right along the wire; the first may be what it stands on. */
export type DrawingModule = keyof typeof drawModule;

/** Height of the wire above the deck, which is at 0. */
const axis = -110;

interface Piece {
  width: number;
  svg: string;
}

const pillar = (x: number, w: number): string => box(x, axis + 20, w, -axis - 20, 40, steel);
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const roller = (x: number, y: number): string => disc(x, y, 19, 26, steel) + circle(x, y, 6, ink);

const belts = (accent: string): Piece => ({
  width: 170,
  svg:
    pillar(65, 40) +
    [axis - 32, axis + 32]
      .map(
        (y) =>
          rect(15, y - 24, 140, 48, dark.front, 24) + circle(40, y, 13, accent) + circle(130, y, 13, accent),
      )
      .join(''),
});

const bladeHead = (accent: string): Piece => ({
  width: 130,
  svg:
    box(20, axis - 120, 90, 54, 60, white) +
    rect(20, axis - 84, 90, 10, accent) +
    polygon(
      [
        [40, axis - 66],
        [90, axis - 66],
        [82, axis + 2],
        [65, axis - 14],
        [48, axis + 2],
      ],
      steel.front,
    ) +
    box(20, axis + 62, 90, 48, 60, white) +
    polygon(
      [
        [40, axis + 62],
        [90, axis + 62],
        [82, axis - 2],
        [65, axis + 14],
        [48, axis - 2],
      ],
      steel.top,
    ),
});

const crimpPress = (accent: string): Piece => ({
  width: 190,
  svg:
    box(20, axis - 210, 130, 120, 90, white) +
    rect(20, axis - 108, 130, 18, accent) +
    rect(64, axis - 90, 42, 62, steel.front) +
    polygon(
      [
        [70, axis - 28],
        [100, axis - 28],
        [94, axis - 8],
        [76, axis - 8],
      ],
      dark.front,
    ) +
    box(45, axis + 22, 80, 88, 60, grey) +
    rect(64, axis + 8, 42, 14, dark.front) +
    disc(85, axis - 262, 46, 20, white) +
    circle(85, axis - 262, 14, accent),
});

const rotaryHead = (accent: string): Piece => ({
  width: 190,
  svg:
    box(15, axis - 100, 150, 210, 90, white) +
    circle(90, axis, 62, steel.front) +
    circle(90, axis, 42, dark.front) +
    range(4)
      .map((index) => {
        const [c, s] = [Math.cos(index * 1.5708 + 0.6), Math.sin(index * 1.5708 + 0.6)];
        return line(
          [
            [90 + c * 14, axis + s * 14],
            [90 + c * 40, axis + s * 40],
          ],
          '#eef1f2',
          12,
        );
      })
      .join('') +
    circle(90, axis, 9, accent),
});

const tester = (accent: string): Piece => ({
  width: 240,
  svg:
    box(10, -190, 200, 190, 80, white) +
    rect(28, -172, 96, 66, dark.front, 4) +
    line(
      [
        [36, -128],
        [56, -128],
        [62, -152],
        [76, -118],
        [88, -140],
        [116, -140],
      ],
      accent,
      4,
    ) +
    range(24)
      .map((index) =>
        circle(38 + (index % 8) * 21, -78 + Math.floor(index / 8) * 24, 7, index % 5 ? '#ffffff' : accent),
      )
      .join('') +
    rect(140, -172, 52, 18, accent),
});

const twistedPair = (accent: string): Piece => {
  const wave = (phase: number, colour: string): string => {
    const points = range(41).map((i) => [i * 9, axis + Math.sin(i / 2.2 + phase) * 14] as const);
    return line(points, ink, 13) + line(points, colour, 8);
  };
  return { width: 360, svg: wave(0, accent) + wave(Math.PI, '#ffffff') };
};

const loader = (accent: string): Piece => ({
  width: 210,
  svg:
    box(15, axis - 70, 165, 180, 70, white) +
    range(20)
      .map((index) =>
        rect(
          32 + (index % 5) * 28,
          axis - 52 + Math.floor(index / 5) * 38,
          18,
          26,
          index % 3 ? dark.front : accent,
          3,
        ),
      )
      .join(''),
});

const tapeRing = (accent: string): Piece => ({
  width: 220,
  svg:
    box(20, axis + 30, 170, 80, 80, white) +
    circle(105, axis, 84, grey.front) +
    circle(105, axis, 52, '#f6f4ef') +
    disc(164, axis - 58, 30, 16, dark) +
    circle(164, axis - 58, 11, accent),
});

const printHead = (accent: string, isLaser: boolean): Piece => ({
  width: 160,
  svg:
    box(25, axis - 170, 100, 110, 70, isLaser ? dark : white) +
    rect(25, axis - 82, 100, 12, accent) +
    polygon(
      [
        [60, axis - 60],
        [90, axis - 60],
        [80, axis - 34],
        [70, axis - 34],
      ],
      steel.front,
    ) +
    line(
      [
        [75, axis - 34],
        [75, axis - 6],
      ],
      accent,
      isLaser ? 5 : 2,
    ) +
    pillar(55, 40),
});

const drum = (accent: string): Piece => ({
  width: 340,
  svg:
    box(40, -40, 240, 40, 120, grey) +
    disc(160, -200, 150, 110, white) +
    circle(160, -200, 112, accent) +
    range(5)
      .map((index) => circle(160, -200, 52 + index * 14, 'none'))
      .join('') +
    circle(160, -200, 40, '#f3f2ee') +
    circle(160, -200, 14, ink),
});

const coilPan = (accent: string): Piece => ({
  width: 260,
  svg:
    box(30, -60, 180, 60, 110, grey) +
    `<ellipse cx="140" cy="-90" rx="120" ry="46" fill="${steel.front}" stroke="${ink}"/>` +
    range(4)
      .map(
        (i) =>
          `<ellipse cx="140" cy="${-98 - i * 12}" rx="92" ry="32" fill="none" stroke="${accent}" stroke-width="10"/>`,
      )
      .join(''),
});

const monitor = (accent: string): Piece => ({
  width: 560,
  svg:
    rect(20, -380, 500, 300, dark.front, 14) +
    rect(40, -360, 460, 260, '#ffffff') +
    range(7)
      .map((index) =>
        rect(
          64 + index * 34,
          -130 - ((index * 37) % 90) - 20,
          22,
          ((index * 37) % 90) + 20,
          index % 3 ? grey.front : accent,
        ),
      )
      .join('') +
    line(
      [
        [320, -150],
        [350, -200],
        [380, -176],
        [420, -268],
        [476, -240],
      ],
      accent,
      6,
    ) +
    range(4)
      .map((index) => rect(320, -340 + index * 18, 150 - index * 24, 8, grey.top))
      .join('') +
    polygon(
      [
        [230, -80],
        [310, -80],
        [330, 0],
        [210, 0],
      ],
      steel.front,
    ),
});

const applicator = (accent: string): Piece => ({
  width: 320,
  svg:
    box(30, -60, 220, 60, 110, steel) +
    box(60, -300, 100, 240, 70, white) +
    rect(60, -250, 100, 14, accent) +
    disc(110, -320, 36, 24, dark) +
    rect(88, -110, 44, 30, dark.front) +
    range(6)
      .map((index) =>
        polygon(
          [
            [150 + index * 26, -70],
            [166 + index * 26, -70],
            [162 + index * 26, -94],
            [154 + index * 26, -94],
          ],
          copper.front,
        ),
      )
      .join(''),
});

const toolcase = (accent: string): Piece => ({
  width: 420,
  svg:
    box(30, -170, 300, 170, 130, dark) +
    rect(30, -110, 300, 16, accent) +
    line(
      [
        [130, -200],
        [130, -250],
        [270, -250],
        [270, -200],
      ],
      ink,
      16,
    ) +
    rect(150, -86, 60, 44, steel.front, 4),
});

const stand =
  (accent: string, height: number, material = white) =>
  (width: number): string =>
    box(0, 0, width, height, 150, material) +
    rect(0, 8, width, 10, accent) +
    (height > 100
      ? range(Math.max(2, Math.round(width / 260)))
          .map((index, _, all) =>
            rect(
              14 + (index * (width - 14)) / all.length,
              36,
              (width - 14) / all.length - 14,
              height - 64,
              'none',
              3,
            ),
          )
          .join('')
      : '');

/** What machines stand on, by the width of what stands there. */
export const bases = {
  cabinet: (accent: string) => stand(accent, 300),
  bench: (accent: string) => stand(accent, 56),
  floor: (accent: string) => stand(accent, 26, dark),
} as const;

const isBase = (name: string): name is keyof typeof bases => Object.hasOwn(bases, name);

export const drawModule = {
  cabinet: (): Piece => ({ width: 0, svg: '' }),
  bench: (): Piece => ({ width: 0, svg: '' }),
  floor: (): Piece => ({ width: 0, svg: '' }),
  straightener: (accent: string): Piece => ({
    width: 210,
    svg:
      box(10, axis - 84, 180, 168, 20, white) +
      rect(10, axis - 72, 180, 10, accent) +
      range(4)
        .map((i) => roller(36 + i * 42, axis + 24))
        .join('') +
      range(3)
        .map((i) => roller(57 + i * 42, axis - 24))
        .join(''),
  }),
  belt: belts,
  blade: bladeHead,
  press: crimpPress,
  rotary: rotaryHead,
  seal: (accent: string): Piece => ({
    width: 130,
    svg:
      pillar(40, 40) +
      disc(62, axis - 70, 44, 40, steel) +
      range(6)
        .map((i) => circle(62 + Math.cos(i * 1.047) * 26, axis - 70 + Math.sin(i * 1.047) * 26, 8, accent))
        .join(''),
  }),
  twist: twistedPair,
  chuck: (accent: string): Piece => ({
    width: 130,
    svg:
      box(20, axis - 60, 80, 170, 60, white) +
      rect(20, axis - 48, 80, 10, accent) +
      disc(66, axis, 38, 20, steel) +
      circle(66, axis, 12, ink),
  }),
  loader,
  tape: tapeRing,
  shield: (accent: string): Piece => ({
    width: 220,
    svg:
      pillar(90, 40) +
      rect(10, axis - 34, 80, 68, accent, 8) +
      rect(90, axis - 28, 50, 56, grey.front) +
      range(6)
        .map((i) =>
          line(
            [
              [92 + i * 8, axis - 26],
              [104 + i * 6, axis + 26],
            ],
            '#ffffff',
            2,
          ),
        )
        .join('') +
      rect(140, axis - 20, 40, 40, '#ffffff') +
      rect(180, axis - 13, 30, 26, copper.front, 4),
  }),
  printer: (accent: string): Piece => printHead(accent, false),
  laser: (accent: string): Piece => printHead(accent, true),
  tester,
  conveyor: (accent: string): Piece => ({
    width: 330,
    svg:
      box(10, axis + 60, 300, 26, 110, dark) +
      range(6)
        .map((i) => wire(40 + (i % 3) * 12, 240 + (i % 2) * 20, axis + 52 - i * 8, accent, 5))
        .join('') +
      rect(30, axis + 86, 16, 24, grey.front) +
      rect(270, axis + 86, 16, 24, grey.front),
  }),
  tray: (accent: string): Piece => ({
    width: 200,
    svg:
      polygon(
        [
          [10, -60],
          [180, -30],
          [180, -8],
          [10, -36],
        ],
        steel.front,
      ) +
      range(4)
        .map((i) =>
          line(
            [
              [30, -66 - i * 7],
              [150, -44 - i * 7],
            ],
            accent,
            6,
          ),
        )
        .join(''),
  }),
  coil: coilPan,
  drum,
  dancer: (accent: string): Piece => ({
    width: 240,
    svg:
      box(90, -420, 34, 420, 40, steel) +
      disc(108, -400, 40, 24, white) +
      disc(108, -150, 40, 24, white) +
      line(
        [
          [68, -400],
          [68, -150],
        ],
        accent,
        9,
      ) +
      line(
        [
          [148, -400],
          [148, -150],
        ],
        accent,
        9,
      ),
  }),
  screen: (accent: string): Piece => ({
    width: 190,
    svg:
      rect(80, -80, 16, 80, steel.front) +
      rect(10, -250, 156, 172, dark.front, 10) +
      rect(22, -238, 132, 120, '#ffffff') +
      rect(32, -228, 60, 10, accent) +
      line(
        [
          [34, -140],
          [60, -170],
          [84, -150],
          [110, -196],
          [142, -180],
        ],
        accent,
        5,
      ) +
      circle(88, -98, 9, accent),
  }),
  monitor,
  applicator,
  toolcase,
} as const;

const wireless: readonly string[] = [
  'tester',
  'monitor',
  'applicator',
  'toolcase',
  'drum',
  'coil',
  'screen',
  'tray',
  'conveyor',
  'dancer',
];

/** A row of modules with the wire through those that work on it, and how far it reaches. */
export const drawRow = (
  names: readonly DrawingModule[],
  accent: string,
): { svg: string; width: number; depth: number } => {
  const base = names.find(isBase);
  let x = 30;
  const parts: string[] = [];
  for (const name of names.filter((candidate) => !isBase(candidate))) {
    const piece = drawModule[name](accent);
    const hasWire = !wireless.includes(name);
    parts.push(
      `<g transform="translate(${x} 0)">${hasWire ? wire(-8, piece.width + 8, axis, accent) : ''}${piece.svg}</g>`,
    );
    x += piece.width;
  }
  const width = x + 30;
  const depth = base === 'cabinet' ? 300 : base === 'bench' ? 56 : base === 'floor' ? 26 : 0;
  return { svg: (base ? bases[base](accent)(width) : '') + parts.join(''), width, depth };
};
