import { arc, fillet, joined } from './geometry';
import type { Curve, P2, P3 } from './geometry';
import { ink, paper, paperLine } from './palette';

export interface Style {
  fill?: string;
  /** `none` for no line; ink when absent. */
  stroke?: string;
  /** Pixels. */
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
}

export const edge = 2.4;
export const detail = 1.5;

const number = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: P2): string => `${number(x)} ${number(y)}`;

/** Attributes that differ from the sheet's default style: no fill, a line of ink. */
export const attributes = ({ fill, stroke = ink, width = edge, opacity, dash, cap }: Style): string =>
  [
    fill === undefined ? '' : ` fill="${fill}"`,
    stroke === ink ? '' : ` stroke="${stroke}"`,
    stroke === 'none' || width === edge ? '' : ` stroke-width="${number(width)}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    cap === undefined ? '' : ` stroke-linecap="${cap}"`,
  ].join('');

export const pathElement = (data: string, style: Style): string => `<path d="${data}"${attributes(style)}/>`;

export const polygonData = (points: readonly P2[], isClosed = true): string =>
  `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}`;

/** Path data of a projected curve; `continues` leaves the start point out. */
export const curveData = (curve: Curve, project: (point: P3) => P2, continues = false): string =>
  `${continues ? 'L' : 'M'}${pair(project(curve.start))}${curve.segments
    .map(([a, b, c]) => {
      const end = project(c);
      const first = project(a);
      const second = project(b);
      const isLine = first.every((value, axis) => Math.abs(value - (second[axis] ?? 0)) < 0.05);
      return isLine || second.every((value, axis) => Math.abs(value - (end[axis] ?? 0)) < 1e-6)
        ? `L${pair(end)}`
        : `C${pair(first)} ${pair(second)} ${pair(end)}`;
    })
    .join('')}`;

/** A drawing surface: a flat sheet or one side of a solid. Lengths are in the surface's units, line widths in pixels. */
export interface Pen {
  readonly scale: number;
  readonly rect: (x: number, y: number, w: number, h: number, style?: Style, radius?: number) => string;
  readonly circle: (x: number, y: number, radius: number, style?: Style) => string;
  readonly ellipse: (x: number, y: number, rx: number, ry: number, style?: Style) => string;
  readonly arc: (x: number, y: number, radius: number, from: number, to: number, style?: Style) => string;
  readonly poly: (points: readonly P2[], style?: Style) => string;
  readonly line: (points: readonly P2[], style?: Style) => string;
  /** A polyline with corners of an exact radius. */
  readonly wire: (points: readonly P2[], radius: number, style?: Style) => string;
  /** Closed outline with rounded corners. */
  readonly blob: (points: readonly P2[], radius: number, style?: Style) => string;
}

export const createPen = (map: (point: P2) => P2, scale: number): Pen => {
  const flat = (point: P3): P2 => map([point[0], point[1]]);
  const solid = ([x, y]: P2): P3 => [x, y, 0];
  const closed = (points: readonly P2[], radius: number): string => {
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return '';
    const middle: P2 = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    const curve = joined(fillet([middle, ...points, middle].map(solid), radius));
    return curve ? `${curveData(curve, flat)}Z` : '';
  };
  const oval = (x: number, y: number, rx: number, ry: number): string =>
    `${curveData(arc([x, y, 0], [rx, 0, 0], [0, ry, 0], 0, Math.PI * 2), flat)}Z`;
  return {
    scale,
    rect: (x, y, w, h, style = {}, radius = 0) => {
      const corners: P2[] = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ];
      return pathElement(radius > 0 ? closed(corners, radius) : polygonData(corners.map(map)), style);
    },
    circle: (x, y, radius, style = {}) => pathElement(oval(x, y, radius, radius), style),
    ellipse: (x, y, rx, ry, style = {}) => pathElement(oval(x, y, rx, ry), style),
    arc: (x, y, radius, from, to, style = {}) =>
      pathElement(curveData(arc([x, y, 0], [radius, 0, 0], [0, radius, 0], from, to), flat), style),
    poly: (points, style = {}) => pathElement(polygonData(points.map(map)), style),
    line: (points, style = {}) => pathElement(polygonData(points.map(map), false), style),
    wire: (points, radius, style = {}) => {
      const curve = joined(fillet(points.map(solid), radius));
      return curve ? pathElement(curveData(curve, flat), style) : '';
    },
    blob: (points, radius, style = {}) => pathElement(closed(points, radius), style),
  };
};

export const sheetWidth = 2400;
export const sheetHeight = 1350;

/** The flat sheet in pixels. */
export const sheetPen = createPen((point) => point, 1);

export const group = (content: string, extra = ''): string => `<g${extra}>${content}</g>`;

export const sheetGrid = (step = 45): string => {
  const lines = (isStrong: boolean): string => {
    const parts: string[] = [];
    for (let index = 1; index * step < sheetWidth; index += 1)
      if ((index % 5 === 0) === isStrong) parts.push(`M${index * step} 0V${sheetHeight}`);
    for (let index = 1; index * step < sheetHeight; index += 1)
      if ((index % 5 === 0) === isStrong) parts.push(`M0 ${index * step}H${sheetWidth}`);
    return pathElement(parts.join(''), { stroke: paperLine, width: isStrong ? 2 : 1 });
  };
  return lines(false) + lines(true);
};

export const svgDocument = (content: string, width: number, height: number, background?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  (background ? `<rect width="${width}" height="${height}" fill="${background}"/>` : '') +
  `<g fill="none" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;

/** A picture of the standard size on paper. */
export const sheet = (
  content: string,
  background = paper,
  [width, height]: readonly [number, number] = [sheetWidth, sheetHeight],
): string => svgDocument(content, width, height, background);
