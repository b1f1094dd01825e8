import { figures } from './kit/digits';
import { dimension } from './kit/dimensions';
import type { P2 } from './kit/geometry';
import { accents, greyMiddle, ink, mix } from './kit/palette';
import { sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** A radius of the path with its centre mark and dimension. */
const radius = (cx: number, cy: number, r: number, angle: number, text: string): string => {
  const tip: P2 = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  const back = (turn: number): P2 => [
    tip[0] - Math.cos(angle + turn) * 26,
    tip[1] - Math.sin(angle + turn) * 26,
  ];
  const side = Math.cos(angle) > 0 ? -1 : 1;
  return (
    pen.circle(cx, cy, r, { stroke: '#c4c6c4', width: 1.6, dash: '14 10' }) +
    pen.line(
      [
        [cx - 22, cy],
        [cx + 22, cy],
      ],
      { width: 2 },
    ) +
    pen.line(
      [
        [cx, cy - 22],
        [cx, cy + 22],
      ],
      { width: 2 },
    ) +
    pen.line([[cx, cy], tip], { width: 1.6 }) +
    pen.poly([tip, back(0.2), back(-0.2)], { fill: ink, stroke: 'none' }) +
    figures(text, cx + side * 24, cy + 48, 28, { anchor: side > 0 ? 'start' : 'end' })
  );
};

export const wirePath = (): string => {
  const accent = accents.komax;
  const width = 34;
  // Straight runs between quarter and half turns: right, down, right, up, right, down, right.
  const points: P2[] = [
    [-40, 290],
    [560, 290],
    [560, 1060],
    [1110, 1060],
    [1110, 340],
    [1760, 340],
    [1760, 830],
    [2440, 830],
  ];
  const turns = [
    { at: 1, r: 260 },
    { at: 2, r: 130 },
    { at: 3, r: 210 },
    { at: 4, r: 90 },
    { at: 5, r: 240 },
    { at: 6, r: 160 },
  ];
  const centres: { x: number; y: number; r: number; angle: number }[] = turns.flatMap(({ at, r }) => {
    const [before, corner, after] = [points[at - 1], points[at], points[at + 1]];
    if (!before || !corner || !after) return [];
    const sx = Math.sign(before[0] - corner[0] || after[0] - corner[0]);
    const sy = Math.sign(before[1] - corner[1] || after[1] - corner[1]);
    return [{ x: corner[0] + sx * r, y: corner[1] + sy * r, r, angle: Math.atan2(-sy, -sx) }];
  });
  // Each corner has its own radius, so the runs are drawn as one outline of arcs.
  const path = points.flatMap((corner, index): P2[] => {
    const turn = turns.find(({ at }) => at === index);
    const centre = turn && centres[turns.indexOf(turn)];
    const before = points[index - 1];
    if (!turn || !centre || !before) return [corner];
    const isAcross = before[1] === corner[1];
    const start = isAcross ? Math.atan2(corner[1] - centre.y, 0) : Math.atan2(0, corner[0] - centre.x);
    const end = isAcross ? Math.atan2(0, corner[0] - centre.x) : Math.atan2(corner[1] - centre.y, 0);
    const sweep = Math.atan2(Math.sin(end - start), Math.cos(end - start));
    return Array.from({ length: 41 }, (_, step): P2 => {
      const angle = start + (sweep * step) / 40;
      return [centre.x + Math.cos(angle) * turn.r, centre.y + Math.sin(angle) * turn.r];
    });
  });
  const first = points[0] ?? [0, 0];
  return sheet(
    sheetGrid() +
      points
        .slice(1, -1)
        .map(
          ([x, y]) =>
            pen.line(
              [
                [x - 120, y],
                [x + 120, y],
              ],
              { width: 1.4, stroke: greyMiddle, dash: '20 8 5 8' },
            ) +
            pen.line(
              [
                [x, y - 120],
                [x, y + 120],
              ],
              { width: 1.4, stroke: greyMiddle, dash: '20 8 5 8' },
            ),
        )
        .join('') +
      centres.map(({ x, y, r, angle }) => radius(x, y, r, angle, `R${r / 10}`)).join('') +
      pen.line(path, { stroke: ink, width: width + 6, cap: 'butt' }) +
      pen.line(path, { stroke: accent, width }) +
      pen.line(
        path.map(([x, y]): P2 => [x - 5, y - 6]),
        { stroke: mix(accent, '#ffffff', 0.4), width: 4 },
      ) +
      dimension([560, 1060], [1110, 1060], '55', { offset: 130 }) +
      dimension([1110, 340], [1760, 340], '65', { offset: -120 }) +
      dimension([1760, 830], [1760, 340], '49', { offset: 360 }) +
      pen.circle(first[0], first[1], 4, { fill: ink }),
  );
};
