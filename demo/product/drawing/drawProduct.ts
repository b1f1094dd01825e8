import type { P3 } from '../../drawing/geometry';
import { createScene, type Parts } from '../../drawing/scene';
import type { ProductSource } from '../types';
import { createLook, type Appearance } from './appearance';
import { ruler, units } from './assemblies';
import { drawBlockLoading, drawTaping } from './assembling';
import { drawCrimpLine, drawPress } from './crimping';
import { drawCableStrip, drawCutStrip } from './cutting';
import { drawBusbar, drawHighVoltage } from './highVoltage';
import { drawMarking } from './marking';
import { drawService, drawSoftware } from './offers';
import { drawApplicator, drawBlades, drawDies, drawEndFeed, finger } from './parts';
import type { ProductDrawing, Size } from './productDrawing';
import { drawCoiling, drawFeeding } from './supply';
import { drawMicrograph, drawTester } from './testing';
import { drawTwist } from './twisting';

const partsOf = (drawing: ProductDrawing, round: Appearance): Parts[] => {
  switch (drawing.type) {
    case 'cutStrip':
      return drawCutStrip(drawing, round);
    case 'cableStrip':
      return drawCableStrip(drawing, round);
    case 'crimpLine':
      return drawCrimpLine(drawing, round);
    case 'press':
      return drawPress(drawing, round);
    case 'twist':
      return drawTwist(drawing, round);
    case 'blockLoading':
      return drawBlockLoading(drawing, round);
    case 'taping':
      return drawTaping(drawing, round);
    case 'highVoltage':
      return drawHighVoltage(drawing, round);
    case 'busbar':
      return drawBusbar(drawing, round);
    case 'tester':
      return drawTester(drawing, round);
    case 'micrograph':
      return drawMicrograph(drawing, round);
    case 'marking':
      return drawMarking(drawing, round);
    case 'feeding':
      return drawFeeding(drawing, round);
    case 'coiling':
      return drawCoiling(drawing, round);
    case 'applicator':
      return drawing.isEndFeed ? drawEndFeed(drawing, round) : drawApplicator(drawing, round);
    case 'dies':
      return drawDies(round);
    case 'blades':
      return drawBlades(round);
    case 'software':
      return drawSoftware(drawing, round);
    case 'service':
      return drawService(drawing, round);
  }
};

interface Ground {
  size: Size;
  /** Engine units of 100 mm. */
  rulerLength: number;
  rulerLabel: string;
}

/** Scale: a metre beside floor-standing machines, ten centimetres on a bench, one centimetre beside a tool. */
const groundOf = (drawing: ProductDrawing): Ground => {
  if (drawing.type === 'software' || drawing.type === 'service')
    return { size: [1400, 700, 700], rulerLength: 10, rulerLabel: '1 m' };
  if (drawing.type === 'applicator' || drawing.type === 'dies' || drawing.type === 'blades') {
    const [w, d, h] = drawing.size;
    return { size: [w * finger, d * finger, h * finger], rulerLength: 5, rulerLabel: '50 mm' };
  }
  const isOnFloor = drawing.size[2] > 1000;
  return { size: drawing.size, rulerLength: isOnFloor ? 10 : 2, rulerLabel: isOnFloor ? '1 m' : '200 mm' };
};

type SheetSize = readonly [width: number, height: number];
type Margin = readonly [top: number, right: number, bottom: number, left: number];

const isLine = ([w, d]: Size): boolean => w / d > 5;

const render = (product: ProductSource, size: SheetSize, margin: Margin): string => {
  const round = createLook(product);
  const ground = groundOf(product.drawing);
  const [w, d, h] = [units(ground.size[0]), units(ground.size[1]), units(ground.size[2])];
  const at: P3 = [ground.rulerLength < 4 ? -1.1 : 0, d + Math.max(1.6, ground.rulerLength * 0.16), 0];
  const scene = createScene();
  scene.shadow([0, 0, 0], [w, d, h]);
  scene.add(partsOf(product.drawing, round), ruler(at, ground.rulerLength, ground.rulerLabel));
  return scene.render({
    // A long line is turned further towards the viewer, so that it fills its sheet.
    azimuth: isLine(ground.size) ? 50 : 30,
    elevation: 30,
    size,
    margin,
    gridStep: ground.size[2] > 1000 ? 10 : 2,
  });
};

/** The product on a sheet of drawing paper, in the projection of every other scene. */
export const drawProduct = (product: ProductSource, size: SheetSize): string => {
  const [width, height] = size;
  const margin = 0.075 * Math.min(width, height);
  // Cards cut a tenth off a square sheet, above and below.
  const above = width === height ? 0.13 * height : margin;
  return render(product, size, [above, margin, above, margin]);
};

/** The same product from so near that it leaves the sheet: the head of a line, the middle of everything else. */
export const drawCloseUp = (product: ProductSource, size: SheetSize): string => {
  const [width, height] = size;
  return isLine(groundOf(product.drawing).size)
    ? render(product, size, [-0.16 * height, -2.4 * width, -2.2 * height, 0.04 * width])
    : render(product, size, [-0.3 * height, -0.42 * width, -0.5 * height, -0.42 * width]);
};
