import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { findPictureProblem, limitedSharp } from './pictureLimits';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** Creates a black-and-white PNG of any size without an encoder. */
const pngOf = (width: number, height: number, data: Buffer = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const rowsOf = (width: number, height: number): Buffer =>
  deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));

/** Frames of 100 × 100 on a screen of 2,000 × 2,000, which is what each frame is decoded to. */
const gifOf = async (frames: number): Promise<Buffer> => {
  const bytes = await sharp(Buffer.alloc(100 * 100 * 3 * frames), {
    raw: { width: 100, height: 100 * frames, channels: 3, pageHeight: 100 },
  })
    .gif({ keepDuplicateFrames: true })
    .toBuffer();
  bytes.writeUInt16LE(2_000, 6);
  bytes.writeUInt16LE(2_000, 8);
  return bytes;
};

describe('"pictures at most 12,000 px a side and 50 megapixels"', () => {
  test.each([
    ['a small picture', 640, 480, null],
    ['the longest side', 12_000, 4_000, null],
    ['a side that is too long', 12_001, 1, 'tooLarge'],
    ['another side that is too long', 1, 12_001, 'tooLarge'],
    ['as many pixels as allowed', 10_000, 5_000, null],
    ['a row more', 10_000, 5_001, 'tooLarge'],
    ['a billion pixels', 50_000, 50_000, 'tooLarge'],
  ])('%s: %d × %d', async (_name, width, height, problem) => {
    expect(await findPictureProblem(pngOf(width, height), 'image/png')).toBe(problem);
  });

  test('counts every frame of an animation', async () => {
    expect(await findPictureProblem(await gifOf(12), 'image/gif')).toBeNull();
    expect(await findPictureProblem(await gifOf(13), 'image/gif')).toBe('tooLarge');
  });

  test('rejects what no decoder reads, and leaves other files alone', async () => {
    expect(await findPictureProblem(Buffer.from('%PDF-1.4'), 'image/png')).toBe('unreadable');
    expect(await findPictureProblem(Buffer.from('%PDF-1.4'), 'application/pdf')).toBeNull();
  });
});

describe('limitedSharp', () => {
  test('rejects more than 50 megapixels, whatever the header declares', async () => {
    const large = pngOf(8_000, 8_000, rowsOf(8_000, 8_000));
    await expect(limitedSharp(large, { limitInputPixels: false }).resize(10).toBuffer()).rejects.toThrow(
      'exceeds pixel limit',
    );
    const small = pngOf(80, 80, rowsOf(80, 80));
    await expect(limitedSharp(small).resize(10).toBuffer()).resolves.toBeInstanceOf(Buffer);
  });
});
