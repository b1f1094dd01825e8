import type { P2 } from './geometry';
import { sheetPen } from './svg';
import type { Pen, Style } from './svg';

/** Figures and measures drawn as strokes, so that no picture depends on a font. */
/** Strokes of each figure in a box 6 wide and 10 high. */
const strokes: Record<string, string> = {
  '0': '1,0 5,0 6,1 6,9 5,10 1,10 0,9 0,1 1,0',
  '1': '1,2 3,0 3,10 / 1,10 5,10',
  '2': '0,1 1,0 5,0 6,1 6,4 0,10 6,10',
  '3': '0,0 6,0 3,4 5,4 6,5 6,9 5,10 1,10 0,9',
  '4': '4,10 4,0 0,7 6,7',
  '5': '6,0 0.5,0 0.5,4 5,4 6,5 6,9 5,10 1,10 0,9',
  '6': '5,0 2,0 0,3 0,9 1,10 5,10 6,9 6,5.5 5,4.5 0,4.5',
  '7': '0,0 6,0 2,10',
  '8': '1,0 5,0 6,1 6,3.6 5,4.6 1,4.6 0,3.6 0,1 1,0 / 1,4.6 0,5.6 0,9 1,10 5,10 6,9 6,5.6 5,4.6',
  '9': '1,10 4,10 6,7 6,1 5,0 1,0 0,1 0,4.5 1,5.5 6,5.5',
  '.': '1.4,9.6 1.8,10',
  '-': '1,5 5,5',
  R: '0,10 0,0 4.6,0 6,1.2 6,4 4.6,5.2 0,5.2 / 3.4,5.2 6,10',
  d: '1,2 5,2 6,3 6,8 5,9 1,9 0,8 0,3 1,2 / 0,10.4 6,0.6',
  A: '0,10 3,0 6,10 / 1,7 5,7',
  B: '0,0 5,0 6,1 6,4 5,5 0,5 / 5,5 6,6 6,9 5,10 0,10 0,0',
  C: '6,1 5,0 1,0 0,1 0,9 1,10 5,10 6,9',
  E: '6,0 0,0 0,10 6,10 / 0,5 4.6,5',
  K: '0,0 0,10 / 6,0 0,6 / 2,4.4 6,10',
  M: '0,10 0,0 3,5 6,0 6,10',
  S: '6,1 5,0 1,0 0,1 0,4 1,5 5,5 6,6 6,9 5,10 1,10 0,9',
  T: '0,0 6,0 / 3,0 3,10',
  U: '0,0 0,9 1,10 5,10 6,9 6,0',
  X: '0,0 6,10 / 6,0 0,10',
  N: '0,10 0,0 6,10 6,0',
  k: '0,0 0,10 / 5,3 0,7 / 1.6,5.8 5,10',
  m: '0,10 0,4 / 0,5 1,4 2,4 3,5 3,10 / 3,5 4,4 5,4 6,5 6,10',
  s: '5.6,5 4.6,4 1,4 0,5 0,6 1,7 4.6,7 5.6,8 5.6,9 4.6,10 1,10 0,9',
  V: '0,0 3,10 6,0',
  H: '0,0 0,10 / 6,0 6,10 / 0,5 6,5',
  '%': '0,10 6,0 / 1,0 2,1 1,2 0,1 1,0 / 5,8 6,9 5,10 4,9 5,8',
};

/** Reads `x,y x,y / x,y …`: lines of points, parted by strokes. */
export const readStrokes = (text: string): P2[][] =>
  text.split(' / ').map((line) =>
    line.split(' ').map((point): P2 => {
      const [x, y] = point.split(',').map(Number);
      return [x ?? 0, y ?? 0];
    }),
  );

const advance = (sign: string): number => (sign === '.' ? 4.4 : sign === ' ' ? 5 : 8.6);

/** Figures with their left end at x and the baseline at y; `d` is the diameter sign. */
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
      const drawn = (sign === ' ' ? [] : readStrokes(strokes[sign] ?? '0,10 0,10'))
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
