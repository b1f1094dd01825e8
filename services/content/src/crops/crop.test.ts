import { imageSizes } from '../files/imagePresets';
import {
  createCrop,
  decideCropArea,
  maxCropPercent,
  minCropPercent,
  pictureShapes,
  shapeNames,
  type Crop,
} from './crop';

const landscape = { width: 2400, height: 1350 };
const portrait = { width: 1000, height: 2000 };
const wide = pictureShapes.wide.ratio;

test('9 "Image presets": each preset that crops has a shape of the same ratio', () => {
  const cropping = imageSizes.filter(({ height }) => height !== undefined);
  for (const { name, width = 0, height = 1 } of cropping) {
    const shape = shapeNames.find((one) =>
      pictureShapes[one].presets.some((preset) => preset === name.replace(/Png$/, '')),
    );
    expect([name, shape && pictureShapes[shape].ratio]).toEqual([name, width / height]);
  }
});

test.each<[string, Crop, number, typeof landscape, ReturnType<typeof decideCropArea>]>([
  [
    'the whole picture',
    { x: 0, y: 0, width: 100 },
    wide,
    landscape,
    { kind: 'area', area: { left: 0, top: 0, width: 2400, height: 1350 } },
  ],
  [
    'a part in its lower right corner',
    { x: 50, y: 50, width: 50 },
    wide,
    landscape,
    { kind: 'area', area: { left: 1200, top: 675, width: 1200, height: 675 } },
  ],
  [
    'a square of a portrait',
    { x: 0, y: 25, width: 100 },
    1,
    portrait,
    { kind: 'area', area: { left: 0, top: 500, width: 1000, height: 1000 } },
  ],
  ['beyond the right edge', { x: 60, y: 0, width: 50 }, wide, landscape, { kind: 'outside' }],
  ['beyond the lower edge', { x: 0, y: 60, width: 100 }, 1, portrait, { kind: 'outside' }],
  ['higher than the picture', { x: 0, y: 0, width: 100 }, 1, landscape, { kind: 'outside' }],
  ['narrower than 480 pixels', { x: 0, y: 0, width: 19 }, wide, landscape, { kind: 'tooSmall' }],
])('decides the area of a crop: %s', (_, crop, ratio, picture, decision) => {
  expect(decideCropArea(crop, ratio, picture)).toEqual(decision);
});

test.each([
  ['in the middle', { x: 50, y: 50 }, { x: 25, y: 37.5, width: 50 }],
  ['beside the left edge', { x: 3, y: 50 }, { x: 0, y: 37.5, width: 50 }],
  ['beside the lower right corner', { x: 99, y: 99 }, { x: 50, y: 75, width: 50 }],
])('a crop around a point %s is inside the picture', (_, centre, crop) => {
  expect(createCrop(50, centre, 1, portrait)).toEqual(crop);
});

test.each([
  [wide, { width: 1333, height: 777 }],
  [1, { width: 1333, height: 777 }],
  [wide, { width: 481, height: 4000 }],
  [1, { width: 5000, height: 501 }],
])('the widest and the narrowest crop are accepted: %d of %j', (ratio, picture) => {
  for (const width of [maxCropPercent(ratio, picture), minCropPercent(picture)])
    for (const centre of [
      { x: 0, y: 0 },
      { x: 50, y: 50 },
      { x: 100, y: 100 },
    ])
      expect(decideCropArea(createCrop(width, centre, ratio, picture), ratio, picture).kind).toBe('area');
});
