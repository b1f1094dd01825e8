import { figures } from './kit/digits';
import { dimension } from './kit/dimensions';
import type { P2 } from './kit/geometry';
import { accents, greyDark, greyLight, greyMiddle, ink } from './kit/palette';
import { sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** The mark with its construction: grid, radii and the cut corner. */
const construction = (x: number, y: number, size: number, accent: string): string => {
  const u = size / 12;
  const cut = u * 3;
  const r = u * 2.1;
  const line: P2[] = [
    [x - u * 3, y + u * 8.4],
    [x + u * 4.4, y + u * 8.4],
    [x + u * 4.4, y + u * 3.8],
    [x + u * 15, y + u * 3.8],
  ];
  const rules = Array.from(
    { length: 13 },
    (_, index) =>
      pen.line(
        [
          [x + u * index, y - u],
          [x + u * index, y + size + u],
        ],
        { stroke: '#c4c6c4', width: 1.4 },
      ) +
      pen.line(
        [
          [x - u, y + u * index],
          [x + size + u, y + u * index],
        ],
        { stroke: '#c4c6c4', width: 1.4 },
      ),
  ).join('');
  return (
    pen.poly(
      [
        [x, y],
        [x + size - cut, y],
        [x + size, y + cut],
        [x + size, y + size],
        [x, y + size],
      ],
      { fill: accent, stroke: 'none' },
    ) +
    rules +
    pen.wire(line, r, { stroke: '#ffffff', width: u * 1.3, cap: 'butt' }) +
    pen.wire(line, r, { stroke: ink, width: 2, dash: '26 8 5 8' }) +
    [
      [x + u * 4.4 - r, y + u * 8.4 - r],
      [x + u * 4.4 + r, y + u * 3.8 + r],
    ]
      .map(
        ([cx, cy]) =>
          pen.circle(cx ?? 0, cy ?? 0, r, { width: 2 }) +
          pen.line(
            [
              [(cx ?? 0) - 10, cy ?? 0],
              [(cx ?? 0) + 10, cy ?? 0],
            ],
            { width: 2 },
          ) +
          pen.line(
            [
              [cx ?? 0, (cy ?? 0) - 10],
              [cx ?? 0, (cy ?? 0) + 10],
            ],
            { width: 2 },
          ),
      )
      .join('') +
    dimension([x, y + size], [x + size, y + size], '12', { offset: 96 }) +
    dimension([x + size - cut, y], [x + size, y], '3', { offset: -84 })
  );
};

export const brandKit = (): string => {
  const colours = [
    accents.komax,
    accents.volta,
    accents.schleuniger,
    accents.cirris,
    accents.adaptronic,
    accents.diit,
    accents.hosver,
    accents.iqc,
  ];
  const tones = [ink, greyDark, greyMiddle, greyLight, '#ffffff'];
  const [x, w, gap] = [1180, 236, 26];
  const swatch = (sx: number, sy: number, sw: number, sh: number, fill: string, stroke = 'none'): string =>
    pen.poly(
      [
        [sx, sy],
        [sx + sw - 34, sy],
        [sx + sw, sy + 34],
        [sx + sw, sy + sh],
        [sx, sy + sh],
      ],
      { fill, stroke, width: 2 },
    );
  return sheet(
    sheetGrid() +
      construction(250, 330, 620, accents.komax) +
      colours
        .map((colour, index) =>
          swatch(x + (index % 4) * (w + gap), 200 + Math.floor(index / 4) * 186, w, 160, colour),
        )
        .join('') +
      tones
        .map((tone, index) => swatch(x + index * 210, 584, 182, 96, tone, index > 2 ? ink : 'none'))
        .join('') +
      // Line weights.
      [2, 4, 8, 16]
        .map(
          (weight, index) =>
            pen.line(
              [
                [x, 760 + index * 48],
                [x + 420, 760 + index * 48],
              ],
              { width: weight, cap: 'butt' },
            ) + figures(String(weight), x + 460, 773 + index * 48, 26),
        )
        .join('') +
      // Turns of the motif.
      [20, 40, 60]
        .map((r, index) => {
          const left = x + 570 + index * 160;
          return (
            pen.wire(
              [
                [left, 760],
                [left + 100, 760],
                [left + 100, 904],
              ],
              r,
              { width: 4, stroke: accents.komax },
            ) + figures(`R${r / 10}`, left + 4, 880, 26)
          );
        })
        .join('') +
      pen.wire(
        [
          [-40, 1150],
          [1090, 1150],
          [1090, 1060],
          [1840, 1060],
          [1840, 1180],
          [2440, 1180],
        ],
        45,
        { stroke: ink, width: 15, cap: 'butt' },
      ) +
      pen.wire(
        [
          [-40, 1150],
          [1090, 1150],
          [1090, 1060],
          [1840, 1060],
          [1840, 1180],
          [2440, 1180],
        ],
        45,
        { stroke: accents.komax, width: 10 },
      ),
  );
};
