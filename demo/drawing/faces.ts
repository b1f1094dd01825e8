import type { P2 } from './geometry';
import { ink, mix } from './palette';
import { detail, edge } from './svg';
import type { Pen, Style } from './svg';

/** Details drawn on the sides of solids. Lengths are in the surface's units. */

const line = 1.6;

/** Parallel strokes inside a rectangle, at 45 degrees. */
export const hatch = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  style: Style = {},
): string => {
  const out: string[] = [];
  for (let offset = gap; offset < w + h; offset += gap) {
    const a: P2 = offset <= w ? [x + offset, y] : [x + w, y + offset - w];
    const b: P2 = offset <= h ? [x, y + offset] : [x + offset - h, y + h];
    out.push(pen.line([a, b], { width: detail, ...style }));
  }
  return out.join('');
};

/** A sheet-metal panel or door: a thin outline inside the side's edge. */
export const panel = (pen: Pen, x: number, y: number, w: number, h: number, style: Style = {}): string =>
  pen.rect(x, y, w, h, { width: line, ...style });

export const vents = (pen: Pen, x: number, y: number, w: number, h: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    pen.line(
      [
        [x, y + (h * index) / Math.max(1, count - 1)],
        [x + w, y + (h * index) / Math.max(1, count - 1)],
      ],
      { width: 2.2, stroke: mix(ink, '#ffffff', 0.2) },
    ),
  ).join('');

export const bolts = (pen: Pen, points: readonly P2[], radius: number): string =>
  points
    .map(
      ([x, y]) =>
        pen.circle(x, y, radius, { fill: '#f4f4f2', width: detail }) +
        pen.circle(x, y, radius * 0.35, { fill: ink, stroke: 'none' }),
    )
    .join('');

export const cornerBolts = (pen: Pen, w: number, h: number, inset: number, radius: number): string =>
  bolts(
    pen,
    [
      [inset, inset],
      [w - inset, inset],
      [w - inset, h - inset],
      [inset, h - inset],
    ],
    radius,
  );

/** A vertical door handle. */
export const handle = (pen: Pen, x: number, y: number, length: number): string =>
  pen.rect(x - length * 0.09, y, length * 0.18, length, { fill: ink, stroke: 'none' }, length * 0.09);

export const led = (pen: Pen, x: number, y: number, radius: number, colour: string): string =>
  pen.circle(x, y, radius, { fill: colour, width: detail });

export const button = (pen: Pen, x: number, y: number, radius: number, colour: string): string =>
  pen.circle(x, y, radius * 1.35, { fill: '#c9cdd0', width: detail }) +
  pen.circle(x, y, radius, { fill: colour, width: detail });

/** Screen of a machine: bars, a curve and fields, without letters. */
export const screen = (pen: Pen, x: number, y: number, w: number, h: number, accent: string): string => {
  const m = h * 0.09;
  const inner = { stroke: '#8d969e', width: detail };
  const top = y + m * 2.6;
  const curve: P2[] = Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const value = Math.exp(-((t - 0.55) ** 2) / 0.025) * 0.85 + Math.exp(-((t - 0.3) ** 2) / 0.02) * 0.25;
    return [x + m + (w * 0.58 - m) * t, y + h - m * 1.8 - value * (h * 0.46)];
  });
  return (
    pen.rect(x, y, w, h, { fill: '#1f262e', width: edge }, h * 0.04) +
    pen.rect(x + m, y + m, w - m * 2, m, { fill: '#38424c', stroke: 'none' }) +
    pen.rect(x + m, y + m, (w - m * 2) * 0.3, m, { fill: accent, stroke: 'none' }) +
    [0, 1, 2, 3]
      .map((row) =>
        pen.line(
          [
            [x + m, top + ((h - m * 4.4) * row) / 3],
            [x + w * 0.6, top + ((h - m * 4.4) * row) / 3],
          ],
          { stroke: '#3c4650', width: 1 },
        ),
      )
      .join('') +
    pen.line(curve, { stroke: '#ffffff', width: 2 }) +
    [0, 1, 2, 3]
      .map((row) =>
        pen.rect(
          x + w * 0.66,
          top + ((h - m * 4.6) * row) / 3.6,
          (w * 0.34 - m) * ([1, 0.7, 0.85, 0.5][row] ?? 1),
          m * 0.8,
          { fill: row === 1 ? accent : '#8d969e', stroke: 'none' },
        ),
      )
      .join('') +
    pen.line(
      [
        [x + m, y + h - m],
        [x + w - m, y + h - m],
      ],
      inner,
    )
  );
};

/** A round gauge with ticks and a needle. */
export const gauge = (pen: Pen, x: number, y: number, radius: number, accent: string, angle = -0.9): string =>
  pen.circle(x, y, radius, { fill: '#ffffff', width: edge }) +
  Array.from({ length: 11 }, (_, index) => {
    const t = Math.PI * (0.85 + (1.3 * index) / 10);
    return pen.line(
      [
        [x + Math.cos(t) * radius * 0.72, y + Math.sin(t) * radius * 0.72],
        [x + Math.cos(t) * radius * 0.88, y + Math.sin(t) * radius * 0.88],
      ],
      { width: detail },
    );
  }).join('') +
  pen.line(
    [
      [x, y],
      [x + Math.cos(angle) * radius * 0.7, y + Math.sin(angle) * radius * 0.7],
    ],
    { stroke: accent, width: 3 },
  ) +
  pen.circle(x, y, radius * 0.1, { fill: ink, stroke: 'none' });

/** Rows of holes, connectors or pins. */
export const holes = (
  pen: Pen,
  x: number,
  y: number,
  columns: number,
  rows: number,
  pitch: number,
  radius: number,
  style: Style = { fill: ink, stroke: 'none' },
): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    pen.circle(x + (index % columns) * pitch, y + Math.floor(index / columns) * pitch, radius, style),
  ).join('');

/** Glass: a light veil and two reflections. */
export const glass = (pen: Pen, w: number, h: number, style: Style = {}): string =>
  pen.rect(0, 0, w, h, { fill: '#dfe8ec', opacity: 0.3, stroke: 'none' }) +
  pen.poly(
    [
      [w * 0.12, h],
      [w * 0.12 + h * 0.55, 0],
      [w * 0.12 + h * 0.75, 0],
      [w * 0.12 + h * 0.2, h],
    ].map(([x, y]): P2 => [Math.min(w, x ?? 0), y ?? 0]),
    { fill: '#ffffff', opacity: 0.35, stroke: 'none' },
  ) +
  pen.rect(0, 0, w, h, { width: edge, ...style });
