import { createHash } from 'node:crypto';
import path from 'node:path';
import { imageSizes } from '../files/imagePresets';
import { limitedSharp } from '../files/pictureLimits';
import {
  decideCropArea,
  pictureShapes,
  shapeNames,
  type CropArea,
  type CropDecision,
  type Crops,
  type PictureSize,
  type ShapeName,
} from './crop';

/** Size after rotation by the orientation that the camera stored. */
export const readUprightSize = async (bytes: Buffer): Promise<PictureSize> => {
  const { autoOrient } = await limitedSharp(bytes).metadata();
  return autoOrient;
};

export interface ShapeCrop {
  shape: ShapeName;
  decision: CropDecision;
}

/** Decides the area of each custom crop. */
export const decideCrops = (crops: Crops, picture: PictureSize): ShapeCrop[] =>
  shapeNames.flatMap((shape) => {
    const crop = crops[shape];
    return crop ? [{ shape, decision: decideCropArea(crop, pictureShapes[shape].ratio, picture) }] : [];
  });

export interface CroppedSize {
  /** Key of `sizes` in the document. */
  key: string;
  filename: string;
  bytes: Buffer;
  filesize: number;
  width: number;
  height: number;
  mimeType: string;
}

/** Adds a hash of the crop to the name, so that a new crop has a new address, unlike that of any other size. */
const createFilename = (
  filename: string,
  { left, top, width }: CropArea,
  size: PictureSize,
  format: string,
) => {
  const crop = createHash('sha256').update(`${left} ${top} ${width}`).digest('hex').slice(0, 8);
  return `${path.parse(filename).name}-${size.width}x${size.height}-${crop}.${format}`;
};

/** Creates the presets of a shape from a crop; like all presets, none is larger than the crop itself. */
export const cropPicture = (
  { bytes, filename }: { bytes: Buffer; filename: string },
  shape: ShapeName,
  area: CropArea,
): Promise<CroppedSize[]> => {
  const keys = pictureShapes[shape].presets.flatMap((preset) => [preset, `${preset}Png`]);
  const requested = imageSizes.flatMap(({ name, width, height, formatOptions }) =>
    keys.includes(name) && formatOptions ? [{ name, width, height, formatOptions }] : [],
  );
  return Promise.all(
    requested.map(async ({ name, width, height, formatOptions: { format, options } }) => {
      const { data, info } = await limitedSharp(bytes)
        .rotate()
        .extract(area)
        .resize({ width, height, withoutEnlargement: true })
        .toFormat(format, options)
        .toBuffer({ resolveWithObject: true });
      return {
        key: name,
        filename: createFilename(filename, area, info, info.format),
        bytes: data,
        filesize: info.size,
        width: info.width,
        height: info.height,
        mimeType: `image/${info.format}`,
      };
    }),
  );
};
