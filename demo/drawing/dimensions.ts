import { figures } from './digits';
import type { P2 } from './geometry';
import { ink, paper } from './palette';
import { sheetPen } from './svg';
import type { Style } from './svg';

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
