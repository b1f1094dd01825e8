import { readStrokes } from './kit/digits';
import type { P2 } from './kit/geometry';
import { accents, ink } from './kit/palette';
import { createPen, group, sheet, sheetGrid, sheetHeight, sheetWidth, svgDocument } from './kit/svg';

export interface Logo {
  readonly key: string;
  readonly name: string;
  readonly draw: () => string;
  /** In the middle of a drawing sheet, where the logos are shown beside each other. */
  readonly drawSheet: () => string;
  /** Height by width. */
  readonly ratio: number;
}

/** Letters as strokes in a box `w` wide and 10 high; corners are rounded by the pen. */
interface Letter {
  readonly w: number;
  /** Corners keep their point. */
  readonly isSharp?: boolean;
  readonly lines: string;
}
const letters: Record<string, Letter> = {
  a: { w: 6, lines: '0,10 0,0 6,0 6,10 / 0,6 6,6' },
  c: { w: 5.6, lines: '5.6,0 0,0 0,10 5.6,10' },
  d: { w: 6.2, lines: '0,-0.95 0,10.95 / 0,0 6.2,0 6.2,10 0,10' },
  e: { w: 5.4, lines: '5.4,0 0,0 0,10 5.4,10 / 0,5 4.8,5' },
  g: { w: 6, lines: '6,0 0,0 0,10 6,10 6,5 3.4,5' },
  h: { w: 6, lines: '0,0 0,10 / 6,0 6,10 / 0,5 6,5' },
  i: { w: 0, lines: '0,0 0,10' },
  k: { w: 5.8, lines: '0,0 0,10 / 5.6,0 1,5 5.8,10' },
  l: { w: 4.6, lines: '0,0 0,10 4.6,10' },
  m: { w: 8.4, lines: '0,10 0,0 8.4,0 8.4,10 / 4.2,0 4.2,10' },
  n: { w: 6, lines: '0,10 0,0 6,0 6,10' },
  o: { w: 6.4, lines: '3.2,0 6.4,0 6.4,10 0,10 0,0 3.2,0' },
  p: { w: 5.8, lines: '0,10 0,0 5.8,0 5.8,5.8 0,5.8' },
  q: { w: 6.4, lines: '3.2,0 6.4,0 6.4,10 0,10 0,0 3.2,0 / 3.8,7 7.4,11.2' },
  r: { w: 5.8, lines: '0,10 0,0 5.8,0 5.8,5.4 0,5.4 / 3,5.4 5.8,10' },
  s: { w: 5.8, lines: '5.8,0 0,0 0,5 5.8,5 5.8,10 0,10' },
  t: { w: 5.2, lines: '0,0 5.2,0 / 2.6,0 2.6,10' },
  u: { w: 6, lines: '0,0 0,10 6,10 6,0' },
  v: { w: 6.8, isSharp: true, lines: '0,0 3.4,10 6.8,0' },
  x: { w: 6.2, lines: '0,0 6.2,10 / 6.2,0 0,10' },
};

const markSize = 104;
/** No wider than mark and word, so that a page can align it; above and below the margin that plates have at their sides. */
const marginAbove = 23;
const plateHeight = markSize + marginAbove * 2;
const letterSize = 6.4;
/** Pairs that open a hole between them. */
const closer: Readonly<Record<string, number>> = { lt: 2.2, ta: 0.8, pt: 0.8 };
const gap = 3.4;

/** The mark: a square in which the wire turns once, differently for each brand. */
const mark = (colour: string, lines: readonly (readonly P2[])[], radius: number): string => {
  const pen = createPen(([x, y]) => [x, y + marginAbove], 1);
  const cut = 26;
  return (
    pen.poly(
      [
        [0, 0],
        [markSize - cut, 0],
        [markSize, cut],
        [markSize, markSize],
        [0, markSize],
      ],
      { fill: colour, stroke: 'none' },
    ) +
    lines.map((points) => pen.wire(points, radius, { stroke: '#ffffff', width: 11, cap: 'butt' })).join('')
  );
};

interface Plate {
  readonly drawing: string;
  readonly width: number;
}

const wordmark = (
  name: string,
  colour: string,
  lines: readonly (readonly P2[])[],
  radius: number,
  weight = 12,
): Plate => {
  let left = markSize + 40;
  const signs = [...name];
  const text = signs
    .map((sign, index) => {
      const letter = letters[sign];
      if (!letter) return '';
      const pen = createPen(
        ([x, y]) => [left + x * letterSize, plateHeight / 2 + (y - 5) * letterSize],
        letterSize,
      );
      const drawn = readStrokes(letter.lines)
        .map((points) =>
          pen.wire(points, letter.isSharp ? 0.01 : 1.9, { stroke: ink, width: weight, cap: 'butt' }),
        )
        .join('');
      left += (letter.w + gap - (closer[`${sign}${signs[index + 1] ?? ''}`] ?? 0)) * letterSize;
      return drawn;
    })
    .join('');
  const width = Math.round(left - gap * letterSize + weight / 2);
  return { drawing: mark(colour, lines, radius) + text, width };
};

/** As large for each brand: the widest fills a square of the sheet's height but for a margin. */
const sheetScale = 1.5;
const onSheet = (drawing: string, width: number): string =>
  group(
    drawing,
    ` transform="translate(${(sheetWidth - width * sheetScale) / 2} ${(sheetHeight - plateHeight * sheetScale) / 2}) scale(${sheetScale})"`,
  );

const logo = (
  name: string,
  label: string,
  colour: string,
  lines: readonly (readonly P2[])[],
  radius = 18,
): Logo => {
  const { drawing, width } = wordmark(name, colour, lines, radius);
  return {
    key: `logo-${name}`,
    name: label,
    draw: () => svgDocument(drawing, width, plateHeight),
    drawSheet: () => sheet(sheetGrid() + onSheet(drawing, width)),
    ratio: plateHeight / width,
  };
};

export const logos: readonly Logo[] = [
  logo('komax', 'Komax', accents.komax, [
    [
      [0, 72],
      [36, 72],
      [36, 32],
      [104, 32],
    ],
  ]),
  logo('volta', 'Volta', accents.volta, [
    [
      [28, 0],
      [28, 76],
      [76, 76],
      [76, 0],
    ],
  ]),
  logo(
    'schleuniger',
    'Schleuniger',
    accents.schleuniger,
    [
      [
        [0, 30],
        [74, 30],
        [74, 74],
        [0, 74],
      ],
    ],
    22,
  ),
  logo(
    'cirris',
    'Cirris',
    accents.cirris,
    [
      [
        [104, 30],
        [30, 30],
        [30, 74],
        [104, 74],
      ],
    ],
    22,
  ),
  logo(
    'adaptronic',
    'adaptronic',
    accents.adaptronic,
    [
      [
        [30, 104],
        [30, 30],
        [74, 30],
        [74, 104],
      ],
      [
        [30, 66],
        [74, 66],
      ],
    ],
    20,
  ),
  logo('diit', 'DiIT', accents.diit, [
    [
      [34, 0],
      [34, 104],
    ],
    [
      [34, 52],
      [104, 52],
    ],
  ]),
  logo('hosver', 'Hosver', accents.hosver, [
    [
      [30, 0],
      [30, 52],
      [74, 52],
      [74, 104],
    ],
  ]),
  logo(
    'iqc',
    'IQC',
    accents.iqc,
    [
      [
        [0, 28],
        [76, 28],
        [76, 104],
      ],
      [
        [0, 62],
        [42, 62],
        [42, 104],
      ],
    ],
    30,
  ),
];
