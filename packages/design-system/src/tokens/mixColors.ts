const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Returns `#rrggbb` between two such colours: `share` of 0 is the first, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const target = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
