import { z } from 'zod';

/** In percent of the upright picture; the height follows from the shape. */
const cropSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().positive().max(100),
});

export type Crop = z.output<typeof cropSchema>;

/** Custom crops; a shape without one is cropped around the focal point. */
export const cropsSchema = z
  .object({ wide: cropSchema.nullish(), square: cropSchema.nullish() })
  .strict()
  .nullish();

export type Crops = NonNullable<z.output<typeof cropsSchema>>;

export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureShape {
  /** Width by height. */
  ratio: number;
  /** Image presets of this shape (specification 9). */
  presets: readonly string[];
}

/** The shapes in which the site crops pictures; all other presets show the whole picture. */
export const pictureShapes = {
  wide: { ratio: 16 / 9, presets: ['stretchedVideo', 'asideVideo'] },
  square: { ratio: 1, presets: ['asideSquare'] },
} as const satisfies Record<keyof Crops, PictureShape>;

export type ShapeName = keyof typeof pictureShapes;

export const shapeNames: readonly ShapeName[] = ['wide', 'square'];

/** In pixels: narrower crops would be blurred in cards on phones. */
export const minCropWidth = 480;

/** In percent: values are rounded to hundredths. */
const tolerance = 0.02;

const round = (value: number): number => Math.round(value * 100) / 100;
const clamp = (value: number, max: number): number => round(Math.min(Math.max(value, 0), max));

/** Height of a crop in percent of the picture. */
export const cropHeight = (width: number, ratio: number, picture: PictureSize): number =>
  (width * picture.width) / ratio / picture.height;

/** Widest crop of a shape, in percent; rounded down, so that it fits. */
export const maxCropPercent = (ratio: number, { width, height }: PictureSize): number =>
  Math.floor(Math.min(100, (100 * height * ratio) / width) * 100) / 100;

/** Narrowest crop, in percent; above the widest one if the picture is too small. */
export const minCropPercent = ({ width }: PictureSize): number =>
  Math.ceil((10_000 * minCropWidth) / width) / 100;

/** Creates a crop around a point, moved into the picture. All values are in percent. */
export const createCrop = (
  width: number,
  centre: { x: number; y: number },
  ratio: number,
  picture: PictureSize,
): Crop => {
  const height = cropHeight(width, ratio, picture);
  return {
    x: clamp(centre.x - width / 2, 100 - width),
    y: clamp(centre.y - height / 2, 100 - height),
    width: round(width),
  };
};

export const centreOf = ({ x, y, width }: Crop, ratio: number, picture: PictureSize) => ({
  x: x + width / 2,
  y: y + cropHeight(width, ratio, picture) / 2,
});

/** In pixels of the upright picture, as sharp extracts it. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type CropDecision = { kind: 'area'; area: CropArea } | { kind: 'outside' } | { kind: 'tooSmall' };

/** Decides which pixels a crop contains. */
export const decideCropArea = (
  { x, y, width: percent }: Crop,
  ratio: number,
  picture: PictureSize,
): CropDecision => {
  const isOutside =
    x + percent > 100 + tolerance || y + cropHeight(percent, ratio, picture) > 100 + tolerance * 4;
  if (isOutside) return { kind: 'outside' };
  const width = Math.min(Math.round((percent * picture.width) / 100), picture.width);
  const height = Math.min(Math.round(width / ratio), picture.height);
  if (width < minCropWidth) return { kind: 'tooSmall' };
  const left = Math.min(Math.round((x * picture.width) / 100), picture.width - width);
  const top = Math.min(Math.round((y * picture.height) / 100), picture.height - height);
  return { kind: 'area', area: { left, top, width, height } };
};
