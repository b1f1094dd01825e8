import { figures } from './kit/digits';
import { dimension } from './kit/dimensions';
import type { P2 } from './kit/geometry';
import { accents, greyDark, greyMiddle, ink, mix } from './kit/palette';
import { detail, sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** Crimp force over the stroke: contact, rolling in, pressing, release. */
const force = (t: number, scale = 1, shift = 0): number => {
  const u = t - shift;
  const rise = 1 / (1 + Math.exp(-(u - 0.3) * 26));
  const press = Math.exp(-((u - 0.56) ** 2) / (u < 0.56 ? 0.021 : 0.0065));
  return scale * (rise * 0.2 * (u < 0.66 ? 1 : Math.max(0, 1 - (u - 0.66) * 9)) + press * 0.74);
};

export const processChart = (): string => {
  const accent = accents.komax;
  // The axis, its figures and the curve down to zero lie within a square of the sheet's height.
  const [x0, x1, y0, y1] = [260, 1740, 1140, 190];
  const end = 1.3;
  const at = (t: number, value: number): P2 => [x0 + (x1 - x0) * t, y0 - (y0 - y1) * value];
  const curve = (scale: number, shift: number): P2[] =>
    Array.from({ length: 161 }, (_, index) => at(index / 160, force(index / 160, scale, shift)));
  const band = [...curve(1.06, -0.008), ...curve(0.93, 0.01).reverse()];
  const rows = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const columns = Array.from({ length: 14 }, (_, index) => index / 10);
  const bad = Array.from({ length: 161 }, (_, index): P2 => {
    const t = index / 160;
    const early = Math.exp(-((t - 0.38) ** 2) / 0.006) * 0.1;
    return at(t, force(t, 0.82, 0.012) + early);
  });
  const peak = at(0.56, force(0.56));
  return sheet(
    sheetGrid() +
      rows
        .slice(1)
        .map((value) => pen.line([at(0, value), at(end, value)], { stroke: '#cfcdc6', width: 1.6 }))
        .join('') +
      columns
        .slice(1)
        .map((t) => pen.line([at(t, 0), at(t, 1)], { stroke: '#dedcd5', width: 1.2 }))
        .join('') +
      pen.poly(band, { fill: mix(accent, '#f6f4ef', 0.8), stroke: 'none' }) +
      pen.line(curve(1.06, -0.008), { stroke: mix(accent, '#ffffff', 0.45), width: 2 }) +
      pen.line(curve(0.93, 0.01), { stroke: mix(accent, '#ffffff', 0.45), width: 2 }) +
      pen.line(bad, { stroke: greyDark, width: 4, dash: '18 12' }) +
      pen.line(curve(1, 0), { stroke: ink, width: 6 }) +
      Array.from({ length: 33 }, (_, index) => {
        const [x, y] = at(index / 32, force(index / 32));
        return pen.circle(x, y, 7, { fill: '#ffffff', width: 2.4 });
      }).join('') +
      // The wire comes in from the left, becomes the axis and leaves to the right.
      pen.wire(
        [
          [0, y0 - 150],
          [110, y0 - 150],
          [110, y0],
          [2400, y0],
        ],
        60,
        { stroke: ink, width: 17, cap: 'butt' },
      ) +
      pen.wire(
        [
          [-10, y0 - 150],
          [110, y0 - 150],
          [110, y0],
          [2410, y0],
        ],
        60,
        { stroke: accent, width: 12, cap: 'butt' },
      ) +
      pen.line([at(0, 0), at(0, 1.04)], { width: 3 }) +
      pen.poly(
        [
          [x0, y1 - 60],
          [x0 - 9, y1 - 32],
          [x0 + 9, y1 - 32],
        ],
        { fill: ink, stroke: 'none' },
      ) +
      rows
        .map(
          (value) =>
            pen.line(
              [
                [x0 - 14, at(0, value)[1]],
                [x0, at(0, value)[1]],
              ],
              { width: detail },
            ) +
            (value === 0
              ? ''
              : figures((value * 5).toFixed(1), x0 - 30, at(0, value)[1] + 13, 26, { anchor: 'end' })),
        )
        .join('') +
      columns
        .map(
          (t) =>
            pen.line(
              [
                [at(t, 0)[0], y0 + 9],
                [at(t, 0)[0], y0 + 26],
              ],
              { width: 2 },
            ) + figures(String(Math.round(t * 200)), at(t, 0)[0], y0 + 72, 26, { anchor: 'middle' }),
        )
        .join('') +
      pen.line([peak, [peak[0], y1 - 30]], { width: 1.6, dash: '30 9 6 9' }) +
      pen.circle(peak[0], peak[1], 20, { stroke: accent, width: 5 }) +
      dimension([peak[0] + 240, peak[1]], [peak[0] + 240, at(0, force(0.56, 0.82, 0.012))[1]], '18%', {}) +
      pen.line(
        [
          [peak[0] + 30, peak[1]],
          [peak[0] + 270, peak[1]],
        ],
        { width: 1.4, stroke: greyMiddle },
      ) +
      pen.line([at(0.572, force(0.56, 0.82, 0)), [peak[0] + 270, at(0, force(0.56, 0.82, 0.012))[1]]], {
        width: 1.4,
        stroke: greyMiddle,
      }),
  );
};
