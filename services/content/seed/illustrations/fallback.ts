import { arc, createCamera } from './kit/geometry';
import { copper, greyDark, ink, mix, paper } from './kit/palette';
import { createScene } from './kit/scene';
import { cylinder } from './kit/solids';
import { curveData, detail, pathElement, sheet, sheetGrid, sheetPen as pen } from './kit/svg';

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
