/** The fields of a QR code, row by row: what the library draws it from. */
export interface QrFields {
  /** Fields on a side. */
  readonly size: number;
  /** Not 0: dark. */
  readonly data: ArrayLike<number>;
}

/** A drawing in a square of `size` units, the quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** ISO/IEC 18004: four fields around the code stay light, or readers do not find it. */
const quietZone = 4;

/** One path for all dark fields, with a bar for each run of them in a row, so that no hairlines appear between. */
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

/** The drawing as a file of its own, black on white in every theme; `title` is what it is called when it is read out. */
export const createQrFile = ({ size, path }: QrDrawing, title: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img">`,
    `<title>${escape(title)}</title>`,
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path fill="black" d="${path}"/>`,
    '</svg>',
  ].join('');
