import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** 48 bits: the probability that two different pictures share a digest is 1 in 280 trillion. */
const digestLength = 8;

/** Returns eight characters. A browser encodes the same pixels identically, and a baseline belongs to one browser. */
export const digestOf = (png) => createHash('sha256').update(png).digest('base64url').slice(0, digestLength);

/** Extends a picture to the given size, so that pictures of different heights can be compared. */
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
