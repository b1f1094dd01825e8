/** Figures and measures drawn as strokes, so that no picture depends on a font. */
import type { P2 } from './geometry';
import { ink, paper } from './palette';
import { sheetPen } from './svg';
import type { Pen, Style } from './svg';

/** Strokes of each figure in a box 6 wide and 10 high. */
const strokes: Record<string, readonly (readonly P2[])[]> = {
  '0': [
    [
      [1, 0],
      [5, 0],
      [6, 1],
      [6, 9],
      [5, 10],
      [1, 10],
      [0, 9],
      [0, 1],
      [1, 0],
    ],
  ],
  '1': [
    [
      [1, 2],
      [3, 0],
      [3, 10],
    ],
    [
      [1, 10],
      [5, 10],
    ],
  ],
  '2': [
    [
      [0, 1],
      [1, 0],
      [5, 0],
      [6, 1],
      [6, 4],
      [0, 10],
      [6, 10],
    ],
  ],
  '3': [
    [
      [0, 0],
      [6, 0],
      [3, 4],
      [5, 4],
      [6, 5],
      [6, 9],
      [5, 10],
      [1, 10],
      [0, 9],
    ],
  ],
  '4': [
    [
      [4, 10],
      [4, 0],
      [0, 7],
      [6, 7],
    ],
  ],
  '5': [
    [
      [6, 0],
      [0.5, 0],
      [0.5, 4],
      [5, 4],
      [6, 5],
      [6, 9],
      [5, 10],
      [1, 10],
      [0, 9],
    ],
  ],
  '6': [
    [
      [5, 0],
      [2, 0],
      [0, 3],
      [0, 9],
      [1, 10],
      [5, 10],
      [6, 9],
      [6, 5.5],
      [5, 4.5],
      [0, 4.5],
    ],
  ],
  '7': [
    [
      [0, 0],
      [6, 0],
      [2, 10],
    ],
  ],
  '8': [
    [
      [1, 0],
      [5, 0],
      [6, 1],
      [6, 3.6],
      [5, 4.6],
      [1, 4.6],
      [0, 3.6],
      [0, 1],
      [1, 0],
    ],
    [
      [1, 4.6],
      [0, 5.6],
      [0, 9],
      [1, 10],
      [5, 10],
      [6, 9],
      [6, 5.6],
      [5, 4.6],
    ],
  ],
  '9': [
    [
      [1, 10],
      [4, 10],
      [6, 7],
      [6, 1],
      [5, 0],
      [1, 0],
      [0, 1],
      [0, 4.5],
      [1, 5.5],
      [6, 5.5],
    ],
  ],
  '.': [
    [
      [1.4, 9.6],
      [1.8, 10],
    ],
  ],
  '-': [
    [
      [1, 5],
      [5, 5],
    ],
  ],
  R: [
    [
      [0, 10],
      [0, 0],
      [4.6, 0],
      [6, 1.2],
      [6, 4],
      [4.6, 5.2],
      [0, 5.2],
    ],
    [
      [3.4, 5.2],
      [6, 10],
    ],
  ],
  d: [
    [
      [1, 2],
      [5, 2],
      [6, 3],
      [6, 8],
      [5, 9],
      [1, 9],
      [0, 8],
      [0, 3],
      [1, 2],
    ],
    [
      [0, 10.4],
      [6, 0.6],
    ],
  ],
  '%': [
    [
      [0, 10],
      [6, 0],
    ],
    [
      [1, 0],
      [2, 1],
      [1, 2],
      [0, 1],
      [1, 0],
    ],
    [
      [5, 8],
      [6, 9],
      [5, 10],
      [4, 9],
      [5, 8],
    ],
  ],
};

const advance = (sign: string): number => (sign === '.' ? 4.4 : sign === ' ' ? 5 : 8.6);

/** Figures with their left end at x and the baseline at y; `d` stands for the diameter sign. */
export const figures = (
  text: string,
  x: number,
  y: number,
  height: number,
  style: Style & { anchor?: 'start' | 'middle' | 'end' } = {},
  pen: Pen = sheetPen,
): string => {
  const k = height / 10;
  const signs = [...text];
  const width = (signs.reduce((sum, sign) => sum + advance(sign), 0) - 2.6) * k;
  const { anchor = 'start', ...rest } = style;
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return signs
    .map((sign) => {
      const drawn = (strokes[sign] ?? [])
        .map((points) =>
          pen.line(
            points.map(([px, py]): P2 => [left + px * k, y - height + py * k]),
            { width: 2.4, ...rest },
          ),
        )
        .join('');
      left += advance(sign) * k;
      return drawn;
    })
    .join('');
};

const arrow = (tip: P2, towards: P2, size: number, colour: string): string => {
  const angle = Math.atan2(towards[1] - tip[1], towards[0] - tip[0]);
  const wing = (turn: number): P2 => [
    tip[0] + Math.cos(angle + turn) * size,
    tip[1] + Math.sin(angle + turn) * size,
  ];
  return sheetPen.poly([tip, wing(0.2), wing(-0.2)], { fill: colour, stroke: 'none' });
};

/** A dimension line between two points of the sheet, with a figure beside it. */
export const dimension = (
  from: P2,
  to: P2,
  text: string,
  options: { offset?: number; colour?: string; height?: number; lead?: number; isLeft?: boolean } = {},
): string => {
  const { offset = 0, colour = ink, height = 26, lead = 18, isLeft = false } = options;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const normal: P2 = [-Math.sin(angle), Math.cos(angle)];
  const shift = ([x, y]: P2, by: number): P2 => [x + normal[0] * by, y + normal[1] * by];
  const [a, b] = [shift(from, offset), shift(to, offset)];
  const sign = Math.sign(offset) || 1;
  const middle: P2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const isUpright = Math.abs(Math.cos(angle)) < 0.3;
  const labelled = (style: Style): string =>
    isUpright
      ? figures(text, middle[0] + (isLeft ? -16 : 16), middle[1] + height / 2, height, {
          ...style,
          anchor: isLeft ? 'end' : 'start',
        })
      : figures(text, middle[0], middle[1] - 14, height, { ...style, anchor: 'middle' });
  const halo = colour === ink ? labelled({ stroke: paper, width: 12 }) : '';
  const label = halo + labelled({ stroke: colour });
  return (
    (offset === 0
      ? ''
      : sheetPen.line([shift(from, sign * 8), shift(from, offset + sign * lead)], {
          width: 1.4,
          stroke: colour,
        }) +
        sheetPen.line([shift(to, sign * 8), shift(to, offset + sign * lead)], {
          width: 1.4,
          stroke: colour,
        })) +
    sheetPen.line([a, b], { width: 1.6, stroke: colour }) +
    arrow(a, b, 24, colour) +
    arrow(b, a, 24, colour) +
    label
  );
};

/** A leader line from a point with a small ring and a short shelf. */
export const leader = (from: P2, to: P2, shelf: number, text: string, colour = ink): string =>
  sheetPen.circle(from[0], from[1], 7, { fill: '#ffffff', width: 2, stroke: colour }) +
  sheetPen.line([from, to, [to[0] + shelf, to[1]]], { width: 1.6, stroke: colour }) +
  figures(text, shelf > 0 ? to[0] + shelf + 14 : to[0] + shelf - 14, to[1] + 13, 26, {
    stroke: colour,
    anchor: shelf > 0 ? 'start' : 'end',
  });
