import { dimension, figures } from './kit/digits';
import type { P2 } from './kit/geometry';
import { createCamera } from './kit/geometry';
import { accents, copper, greyDark, greyLight, greyMiddle, ink, mix, paper } from './kit/palette';
import { createScene } from './kit/scene';
import { cylinder } from './kit/solids';
import { detail, sheet, sheetGrid, sheetPen as pen } from './kit/svg';
import { curveData, pathElement } from './kit/svg';
import { arc } from './kit/geometry';

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

/** A coil of wire with two stripped ends. */
export const fallback = (): string => {
  const accent = greyDark;
  const camera = createCamera(30, 32, 100, [1200, 760]);
  const width = 26;
  const ring = (z: number, r: number, from: number, to: number): string => {
    const data = curveData(arc([0, 0, z], [r, 0, 0], [0, r, 0], from, to), camera.project);
    return (
      pathElement(data, { width: width + 6, cap: 'butt' }) +
      pathElement(data, { stroke: accent, width }) +
      pathElement(data, { stroke: mix(accent, '#ffffff', 0.4), width: 4 })
    );
  };
  const rings = Array.from({ length: 7 }, (_, index) =>
    ring(index * 0.27, 4.1 + (index % 2) * 0.14, 0, Math.PI * 2),
  ).join('');
  const end = (x: number, y: number, z: number): string => {
    const scene = createScene();
    scene.add(
      cylinder('x', [x, y, z], 0.13, 4.2, {
        top: mix(accent, '#ffffff', 0.3),
        front: accent,
        side: mix(accent, ink, 0.3),
      }),
      [-0.05, 0.05].map((dy) => cylinder('x', [x + 4.2, y + dy, z], 0.05, 1, copper, { width: detail })),
    );
    return scene.draw(camera);
  };
  const tie = (angle: number): string => {
    const [px, py] = [Math.cos(angle) * 4.17, Math.sin(angle) * 4.17];
    const [a, b] = [camera.project([px, py, -0.15]), camera.project([px, py, 1.85])];
    return (
      pen.line([a, b], { width: 30, stroke: ink, cap: 'butt' }) +
      pen.line([a, b], { width: 24, stroke: '#ffffff', cap: 'butt' })
    );
  };
  const [sx, sy] = camera.project([0, 0, -0.2]);
  return sheet(
    sheetGrid() +
      pen.ellipse(sx + 60, sy + 16, 470, 262, { fill: '#e3e0d8', stroke: 'none' }) +
      pen.ellipse(sx + 60, sy + 16, 370, 190, { fill: paper, stroke: 'none' }) +
      rings +
      tie(0.55) +
      tie(2.35) +
      tie(4.2) +
      tie(5.6) +
      end(0.4, 4.17, 1.9) +
      end(0.2, -4.1, 1.75),
  );
};
