import { dimension, leader } from './dimensions';
import type { P2 } from './geometry';
import { accents, copper, ink } from './palette';
import { group, sheet, sheetGrid, sheetPen } from './svg';

/** Section of a wire of 0.05 mm²: seven strands of 0.10 mm in insulation of 0.70 mm, drawn 1,300 times as large. */
const scale = 1300;
const centre: P2 = [1000, 660];
const strand = 0.05 * scale;
const insulation = 0.35 * scale;
const conductor = 0.15 * scale;

const strandCentres: readonly P2[] = [
  centre,
  ...Array.from({ length: 6 }, (_, index): P2 => {
    const angle = (index * Math.PI) / 3;
    return [centre[0] + Math.cos(angle) * strand * 2, centre[1] + Math.sin(angle) * strand * 2];
  }),
];

const lit = ([x, y]: P2): string =>
  sheetPen.circle(x, y, strand, { fill: copper.front, width: 3 }) +
  sheetPen.arc(x, y, strand * 0.72, Math.PI * 1.05, Math.PI * 1.55, { stroke: copper.top, width: 6 });

export const sevenStrands = (): string => {
  const [x, y] = centre;
  return sheet(
    sheetGrid() +
      group(
        sheetPen.circle(x, y, insulation, { fill: accents.komax, width: 4 }) +
          sheetPen.circle(x, y, conductor + 10, { fill: '#f2ece4', width: 3 }) +
          strandCentres.map(lit).join(''),
      ) +
      dimension([x - insulation, y + insulation], [x + insulation, y + insulation], 'd0.70', {
        offset: 70,
        height: 34,
      }) +
      dimension([x - conductor, y - conductor], [x - conductor, y + conductor], 'd0.30', {
        offset: insulation - conductor + 80,
        height: 34,
        isLeft: true,
      }) +
      leader([x + strand * 1.3, y - strand * 1.9], [x + insulation + 120, y - insulation], 80, 'd0.10', ink),
  );
};
