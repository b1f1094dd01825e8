import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** 48 bits: two pictures of one story that differ share a digest once in 280 million million times. */
const digestLength = 8;

/** Eight characters for a picture: one browser packs the same pixels alike, and a baseline is of one browser. */
export const digestOf = (png) => createHash('sha256').update(png).digest('base64url').slice(0, digestLength);

/** The same picture on a ground of the given size, so that pictures of two heights can be laid on each other. */
function onGround(png, width, height) {
  const ground = new PNG({ width, height, fill: true });
  ground.data.fill(0);
  PNG.bitblt(png, ground, 0, 0, png.width, png.height, 0, 0);
  return ground;
}

/** Compares two pictures. Returns the number of visibly different pixels, and a picture that marks them. */
export function compare(before, after) {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => onGround(picture, width, height));
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height, {
    threshold: 0.05,
    diffColor: [213, 70, 29],
  });
  return { pixels, share: pixels / (width * height), png: PNG.sync.write(marked) };
}
