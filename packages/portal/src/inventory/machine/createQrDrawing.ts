/** Modules of a QR code, row by row. */
export interface QrFields {
  /** Modules per side. */
  readonly size: number;
  /** Dark unless 0. */
  readonly data: ArrayLike<number>;
}

/** Drawing in a square of `size` units, including the quiet zone. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * Creates one path for all dark modules, with a bar for each run in a row, so that there are no hairlines between
 * modules.
 */
export function createQrDrawing({ size, data }: QrFields): QrDrawing {
  const bars: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > start) bars.push(`M${start + quietZone} ${y + quietZone}h${x - start}v1h-${x - start}z`);
    }
  }
  return { size: size + 2 * quietZone, path: bars.join('') };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Creates an SVG file, black on white in every theme; `title` is its accessible name. */
export const createQrFile = ({ size, path }: QrDrawing, title: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img">`,
    `<title>${escape(title)}</title>`,
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path fill="black" d="${path}"/>`,
    '</svg>',
  ].join('');
