import { crimpOutline } from './crimp-section';
import { holes } from './kit/faces';
import type { P2 } from './kit/geometry';
import { accents, brass, copper, greyDark, greyMiddle, ink } from './kit/palette';
import type { Decorate } from './kit/scene';
import type { Pen } from './kit/svg';

const accent = accents.komax;

export const view = { azimuth: 38, elevation: 30, margin: [60, 120, 60, 120] } as const;

/** Outlines of tools on a pegboard. */
export const toolWall = (pen: Pen, x: number, y: number, w: number, h: number): string => {
  const tool = { fill: '#dcdfe1', width: 1.8 };
  const spanner = (sx: number, length: number): string =>
    pen.rect(sx - 0.12, y + 1.2, 0.24, length, tool) +
    pen.circle(sx, y + 1.1, 0.34, tool) +
    pen.circle(sx, y + 1.1, 0.15, { fill: '#c9cdd0', width: 1.4 }) +
    pen.circle(sx, y + 1.2 + length, 0.28, tool);
  const driver = (sx: number, colour: string): string =>
    pen.rect(sx - 0.2, y + 0.8, 0.4, 1.2, { fill: colour, width: 1.8 }, 0.12) +
    pen.rect(sx - 0.05, y + 2, 0.1, 1.6, { fill: ink, stroke: 'none' });
  return (
    pen.rect(x, y, w, h, { fill: '#e9e8e3' }) +
    holes(pen, x + 0.4, y + 0.35, Math.floor((w - 0.6) / 0.6), Math.floor((h - 0.5) / 0.6), 0.6, 0.05, {
      fill: '#b9b8b2',
      stroke: 'none',
    }) +
    [0.8, 1.7, 2.6, 3.5].map((dx, index) => spanner(x + dx, 3 - index * 0.45)).join('') +
    [4.6, 5.3, 6, 6.7].map((dx, index) => driver(x + dx, index === 1 ? accent : '#59616a')).join('') +
    pen.rect(x + 7.8, y + 0.9, 1.6, 0.7, { fill: '#8d969e', width: 1.8 }) +
    pen.rect(x + 8.5, y + 1.6, 0.3, 2.4, { fill: '#d9ccb4', width: 1.8 }) +
    pen.wire(
      [
        [x + 10.3, y + 1],
        [x + 10.3, y + 4.2],
        [x + 12.4, y + 4.2],
        [x + 12.4, y + 1.4],
      ],
      0.9,
      { stroke: accent, width: 7 },
    ) +
    pen.circle(x + 14, y + 2, 0.9, { width: 5, stroke: greyDark }) +
    pen.circle(x + 14, y + 2, 0.5, { width: 4, stroke: greyMiddle })
  );
};

/** A wall shelf with boxes and bottles. */
export const shelfOnWall = (pen: Pen, x: number, y: number): string =>
  pen.rect(x, y + 2.2, 6, 0.25, { fill: '#d9ccb4', width: 2 }) +
  [0.3, 1.1, 1.9, 3, 3.9, 4.8]
    .map((dx, index) =>
      pen.rect(
        x + dx,
        y + 2.2 - ([1.6, 1.2, 1.6, 0.9, 1.4, 1.1][index] ?? 1),
        0.65,
        [1.6, 1.2, 1.6, 0.9, 1.4, 1.1][index] ?? 1,
        { fill: index === 3 ? accent : (['#ffffff', '#d5d9dc'][index % 2] ?? '#ffffff'), width: 1.8 },
      ),
    )
    .join('');

export const crimpScreen: Decorate = (pen, w, h) => {
  const { outer, inner, seam } = crimpOutline(1.9, 2.9, 0.42);
  const move = (list: readonly P2[]): P2[] => list.map(([x, y]) => [w * 0.32 + x, h * 0.52 + y]);
  return (
    pen.rect(0, 0, w, h, { fill: '#1f262e' }, 0.15) +
    pen.poly(move(outer), { fill: brass.front, width: 2 }) +
    pen.poly(move(inner), { fill: copper.front, width: 2 }) +
    pen.line(move(seam), { width: 2 }) +
    [0, 1, 2, 3, 4]
      .map((row) =>
        pen.rect(
          w * 0.6,
          h * 0.2 + row * h * 0.13,
          w * ([0.3, 0.22, 0.27, 0.16, 0.24][row] ?? 0.2),
          h * 0.05,
          {
            fill: row === 0 ? accent : '#8d969e',
            stroke: 'none',
          },
        ),
      )
      .join('')
  );
};
