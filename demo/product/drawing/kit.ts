/** Line drawings in an oblique projection: the front as it is, depth up and to the right. Pixels, y downwards. */

export const ink = '#14181f';
export const paper = '#f6f4ef';
const grid = '#e7e4dc';

export interface Material {
  front: string;
  top: string;
  side: string;
}

export const white: Material = { front: '#f3f2ee', top: '#ffffff', side: '#dadbda' };
export const grey: Material = { front: '#b9bdc0', top: '#d2d5d6', side: '#989ea3' };
export const steel: Material = { front: '#c8ced2', top: '#e6eaec', side: '#a3abb1' };
export const dark: Material = { front: '#3a414a', top: '#596069', side: '#272d35' };
export const copper: Material = { front: '#d1905f', top: '#e8b48c', side: '#ac6c40' };

const round = (value: number): string => String(Math.round(value * 10) / 10);
type Point = readonly [number, number];

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const polygon = (points: readonly Point[], fill: string, stroke = ink): string =>
  `<path d="${path(points)}Z" fill="${fill}" stroke="${stroke}"/>`;

export const line = (points: readonly Point[], stroke = ink, width = 3): string =>
  `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}" stroke="${ink}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" stroke="${ink}"/>`;

/** A box with its front's upper left corner at x, y, and `d` deep. */
export const box = (x: number, y: number, w: number, h: number, d: number, material: Material): string => {
  const [dx, dy] = [d * 0.55, -d * 0.4];
  return (
    polygon(
      [
        [x, y],
        [x + dx, y + dy],
        [x + w + dx, y + dy],
        [x + w, y],
      ],
      material.top,
    ) +
    polygon(
      [
        [x + w, y],
        [x + w + dx, y + dy],
        [x + w + dx, y + h + dy],
        [x + w, y + h],
      ],
      material.side,
    ) +
    rect(x, y, w, h, material.front)
  );
};

/** A disc that faces the viewer, `d` thick. */
export const disc = (x: number, y: number, r: number, d: number, material: Material): string =>
  circle(x + d * 0.55, y - d * 0.4, r, material.side) + circle(x, y, r, material.front);

/** Wire along the axis from x to x, with its lit upper edge. */
export const wire = (from: number, to: number, y: number, colour: string, width = 9): string =>
  line(
    [
      [from, y],
      [to, y],
    ],
    ink,
    width + 5,
  ) +
  line(
    [
      [from, y],
      [to, y],
    ],
    colour,
    width,
  );

const gridLines = (width: number, height: number): string => {
  const lines: string[] = [];
  for (let x = 60; x < width; x += 60) lines.push(`M${x} 0V${height}`);
  for (let y = 60; y < height; y += 60) lines.push(`M0 ${y}H${width}`);
  return `<path d="${lines.join('')}" stroke="${grid}" stroke-width="1.5" fill="none"/>`;
};

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A sheet of drawing paper with `content` fitted into its middle. Cards cut a tenth off a square one, above and below. */
export const sheet = (
  width: number,
  height: number,
  content: string,
  { left, right, top, bottom }: Extent,
): string => {
  const margin = 0.1 * Math.min(width, height);
  const marginAbove = width === height ? 0.17 * height : margin;
  const scale = Math.min(
    (width - margin * 2) / (right - left),
    (height - marginAbove * 2) / (bottom - top),
    3,
  );
  const x = width / 2 - (scale * (left + right)) / 2;
  const y = height / 2 - (scale * (top + bottom)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${gridLines(width, height)}` +
    `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`
  );
};
