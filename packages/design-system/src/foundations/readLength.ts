const rootSize = 16;
const rems = /(\d+(?:\.\d+)?)rem/g;

/** Returns a token's length in pixels at the default text size: `24`, or `36–76` for one that grows with the window. */
export function readLength(length: string): string {
  const sizes = [...length.matchAll(rems)].map(([, size]) => Number(size) * rootSize);
  const [first, last] = [sizes.at(0), sizes.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError(`No length in rem: ${length}`);
  return first === last ? String(first) : `${first}–${last}`;
}
