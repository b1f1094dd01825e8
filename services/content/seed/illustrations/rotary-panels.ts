import type { P2 } from './kit/geometry';
import { accents, ink } from './kit/palette';
import type { Part } from './kit/scene';

const accent = accents.schleuniger;

/** Screen and keys on the lower slope of the rotary stripper's housing. */
export const controlPanel: Part = {
  min: [0, 9.9, 1.7],
  max: [13, 10.001, 3.7],
  draw: (camera) => {
    const at = (u: number, v: number): P2 => camera.project([u, 10 - 2.6 * v, 3.7 + 4.4 * v]);
    const poly = (points: readonly P2[], fill: string, width = 2): string =>
      `<path d="M${points
        .map((point) =>
          at(...point)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}Z" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
    const curve = Array.from({ length: 30 }, (_, index): P2 => [
      1.6 + index * 0.16,
      0.3 + Math.exp(-((index - 17) ** 2) / 30) * 0.42,
    ]);
    return (
      poly(
        [
          [1, 0.12],
          [7.4, 0.12],
          [7.4, 0.9],
          [1, 0.9],
        ],
        '#1f262e',
        2.4,
      ) +
      `<path d="M${curve
        .map((point) =>
          at(...point)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}" fill="none" stroke="#ffffff" stroke-width="3"/>` +
      poly(
        [
          [1.4, 0.76],
          [2.8, 0.76],
          [2.8, 0.83],
          [1.4, 0.83],
        ],
        accent,
        0,
      ) +
      poly(
        [
          [6.5, 0.3],
          [7.1, 0.3],
          [7.1, 0.38],
          [6.5, 0.38],
        ],
        '#8d969e',
        0,
      ) +
      poly(
        [
          [6.5, 0.46],
          [7, 0.46],
          [7, 0.54],
          [6.5, 0.54],
        ],
        accent,
        0,
      ) +
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2].map((column) =>
            poly(
              [
                [8.4 + column * 1.05, 0.18 + row * 0.25],
                [9.2 + column * 1.05, 0.18 + row * 0.25],
                [9.2 + column * 1.05, 0.37 + row * 0.25],
                [8.4 + column * 1.05, 0.37 + row * 0.25],
              ],
              row === 2 && column === 2 ? accent : '#d5d9dc',
              1.6,
            ),
          ),
        )
        .join('')
    );
  },
};

/** Cover, vents and pictogram on the upper slope. */
export const upperPanel: Part = {
  min: [0, 7.3, 8.1],
  max: [13, 7.4, 8.2],
  draw: (camera) => {
    const at = ([u, v]: P2): string =>
      camera
        .project([u, 7.4 - 7 * v, 8.1 + 4 * v])
        .map((value) => value.toFixed(1))
        .join(' ');
    const line = (list: readonly P2[], style: string): string =>
      `<path d="M${list.map(at).join('L')}" ${style}/>`;
    const thin = `fill="none" stroke="${ink}" stroke-width="1.6"`;
    return (
      line(
        [
          [0.6, 0.08],
          [12.4, 0.08],
          [12.4, 0.92],
          [0.6, 0.92],
          [0.6, 0.08],
        ],
        thin,
      ) +
      line(
        [
          [0.6, 0.2],
          [12.4, 0.2],
        ],
        `fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="butt"`,
      ) +
      Array.from({ length: 8 }, (_, index) =>
        line(
          [
            [7.4, 0.4 + index * 0.06],
            [11.6, 0.4 + index * 0.06],
          ],
          `fill="none" stroke="#39424b" stroke-width="2.4"`,
        ),
      ).join('') +
      line(
        [
          [1.6, 0.42],
          [4.8, 0.42],
          [4.8, 0.8],
          [1.6, 0.8],
          [1.6, 0.42],
        ],
        `fill="#f4f3ef" stroke="${ink}" stroke-width="1.8"`,
      ) +
      line(
        [
          [1.6, 0.7],
          [2.6, 0.7],
          [2.6, 0.54],
          [4.8, 0.54],
        ],
        `fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="butt"`,
      )
    );
  },
};
