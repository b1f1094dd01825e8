import sharp from 'sharp';
import { products } from '../range/products';
import { drawCloseUp, drawProduct } from './drawProduct';

const side = 16;
/** Bits of 256 in which two pictures must differ at least; copies with another colour or number differ in none or one. */
const minDistance = 5;

/** Difference hash: for each pixel of a small grey picture, whether it is darker than its neighbour to the right. */
const hashOf = async (svg: string): Promise<readonly boolean[]> => {
  const pixels = await sharp(Buffer.from(svg))
    .greyscale()
    .resize(side + 1, side, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return Array.from({ length: side * side }, (_, index) => {
    const at = Math.floor(index / side) * (side + 1) + (index % side);
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
};

const distance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, index) => bit !== b[index]).length;

const tooAlike = (hashes: readonly (readonly [string, readonly boolean[]])[]): string[] =>
  hashes.flatMap(([name, hash], index) =>
    hashes
      .slice(index + 1)
      .filter(([, other]) => distance(hash, other) < minDistance)
      .map(([other, otherHash]) => `${name} and ${other}: ${distance(hash, otherHash)}`),
  );

test.each(products)('$name is drawn with numbers only', (product) => {
  expect(drawProduct(product, [1200, 1200])).not.toMatch(/NaN|Infinity|undefined/);
});

test('no two products share a picture, neither from afar nor near', async () => {
  const size = [600, 600] as const;
  const hashes = await Promise.all(
    products.flatMap((product) => [
      hashOf(drawProduct(product, size)).then((hash) => [product.slug, hash] as const),
      hashOf(drawCloseUp(product, size)).then((hash) => [`${product.slug} near`, hash] as const),
    ]),
  );
  expect(hashes).toHaveLength(products.length * 2);
  expect(tooAlike(hashes)).toEqual([]);
});

test('a product in the livery of another brand counts as the same picture', async () => {
  const [first] = products;
  if (!first) throw new Error('The range is empty.');
  const size = [600, 600] as const;
  const painted = { ...first, brand: 'schleuniger' as const };
  expect(
    tooAlike([
      [first.slug, await hashOf(drawProduct(first, size))],
      ['copy', await hashOf(drawProduct(painted, size))],
    ]),
  ).toHaveLength(1);
});
