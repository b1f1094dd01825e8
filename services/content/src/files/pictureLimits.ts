import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';

/** A picture of a few kB can declare a billion pixels, and each costs four bytes of memory when it is decoded. */
export const maxPictureSide = 12_000;
export const maxPicturePixels = 50_000_000;
const maxDecodeSeconds = 30;
/** Pictures are in memory while they are scaled, together with other uploads. */
export const maxPictureBytes = 30 * 1024 * 1024;

/** Formats that Payload decodes. */
const decodedTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/avif',
];
/** Formats of which Payload decodes every frame. */
const animatedTypes: readonly string[] = ['image/gif', 'image/tiff', 'image/webp'];

export type PictureRejectionReason = 'fileTooLarge' | 'tooLarge' | 'unreadable';

interface PictureInfo {
  width: number;
  height: number;
  /** Frames of an animation; 1 for a still picture. */
  frames: number;
}

const readPictureInfo = async (bytes: Buffer, mimeType: string): Promise<PictureInfo | null> => {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, frames: animatedTypes.includes(mimeType) ? pages : 1 };
  } catch {
    return null;
  }
};

/** Reads the size that a picture declares in its header, without decoding it; null if the picture may be stored. */
export const findPictureProblem = async (
  bytes: Buffer,
  mimeType: string,
): Promise<PictureRejectionReason | null> => {
  if (!decodedTypes.includes(mimeType)) return null;
  const info = await readPictureInfo(bytes, mimeType);
  if (!info) return 'unreadable';
  const { width, height, frames } = info;
  const isSmall = Math.max(width, height) <= maxPictureSide && width * height * frames <= maxPicturePixels;
  return isSmall ? null : 'tooLarge';
};

export const limitedSharp = (input?: SharpInput, options?: SharpOptions): Sharp =>
  sharp(input, { ...options, limitInputPixels: maxPicturePixels }).timeout({ seconds: maxDecodeSeconds });
