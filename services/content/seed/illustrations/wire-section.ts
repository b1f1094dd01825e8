import { dimension, leader } from './kit/dimensions';
import { createCamera } from './kit/geometry';
import type { P2 } from './kit/geometry';
import { accents, copper, ink, mix, painted } from './kit/palette';
import { createScene } from './kit/scene';
import { cylinder } from './kit/solids';
import { detail, pathElement, polygonData, sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** Centres of a hexagonal packing with some rings around the middle strand. */
export const hexagon = (rings: number, pitch: number): P2[] => {
  const points: P2[] = [];
  for (let q = -rings; q <= rings; q += 1)
    for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, -q + rings); r += 1)
      points.push([pitch * (q + r / 2), (pitch * r * Math.sqrt(3)) / 2]);
  return points;
};

/** Section hatching of a ring, line by line. */
const ringHatch = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  gap: number,
  colour: string,
): string => {
  const lines: string[] = [];
  const d = Math.SQRT1_2;
  for (let offset = -outer + gap; offset < outer; offset += gap) {
    const half = Math.sqrt(outer ** 2 - offset ** 2);
    const hole = Math.abs(offset) < inner ? Math.sqrt(inner ** 2 - offset ** 2) : 0;
    const at = (t: number): P2 => [cx + (offset - t) * d, cy + (offset + t) * d];
    if (hole === 0) lines.push(polygonData([at(-half), at(half)], false));
    else lines.push(polygonData([at(-half), at(-hole)], false), polygonData([at(hole), at(half)], false));
  }
  return pathElement(lines.join(''), { stroke: colour, width: 1.8 });
};

export const wireSection = (): string => {
  const accent = accents.komax;
  const [cx, cy, strand] = [760, 660, 56];
  const core = strand * 7.05;
  const outer = core + 112;
  /** Of the centre lines; they end before the dimensions. */
  const overhang = 44;
  const strands = hexagon(3, strand * 2)
    .map(([x, y]) => {
      const [px, py] = [cx + x, cy + y];
      return (
        pen.circle(px, py, strand, { fill: copper.front }) +
        pen.arc(px, py, strand * 0.72, -2.7, -1.2, { stroke: copper.top, width: 9 }) +
        pen.arc(px, py, strand * 0.74, 0.3, 1.5, { stroke: copper.side, width: 5 })
      );
    })
    .join('');
  // The same wire seen from the side, stripped.
  const scene = createScene();
  const jacket = painted(accent);
  scene.add(
    cylinder('x', [-13.4, 0, 0], 1.5, 6.6, jacket),
    hexagon(3, 0.34)
      .sort((a, b) => a[0] - b[0])
      .map(([y, z]) =>
        cylinder('x', [-6.8, -y, z], 0.17, 3.6 + (Math.abs(y * 7 + z * 3) % 0.24), copper, { width: detail }),
      ),
  );
  const camera = createCamera(32, 26, 88, [2465, 930]);
  return sheet(
    sheetGrid() +
      pen.line(
        [
          [cx - outer - overhang, cy],
          [cx + outer + overhang, cy],
        ],
        { width: 1.6, dash: '34 10 6 10', stroke: ink },
      ) +
      pen.line(
        [
          [cx, cy - outer - overhang],
          [cx, cy + outer + overhang],
        ],
        { width: 1.6, dash: '34 10 6 10', stroke: ink },
      ) +
      pen.circle(cx, cy, outer, { fill: mix(accent, '#ffffff', 0.12), width: 3 }) +
      ringHatch(cx, cy, core, outer, 24, mix(accent, ink, 0.35)) +
      pen.circle(cx, cy, core, { fill: '#efece4', width: 3 }) +
      strands +
      pen.circle(cx, cy, core, { width: 2, dash: '10 8', stroke: ink }) +
      dimension([cx - outer, cy], [cx + outer, cy], 'd 2.60', { offset: outer + 92 }) +
      dimension([cx - outer, cy + core], [cx - outer, cy - core], 'd 2.02', { offset: -70, isLeft: true }) +
      leader([cx + strand * 3, cy - strand * 5.2], [cx + 320, cy - 540], 70, 'd 0.29') +
      scene.draw(camera),
  );
};
