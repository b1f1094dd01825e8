const minViewport = 360;
const maxViewport = 1440;
const rootSize = 16;

const round = (value: number): string => String(Number(value.toFixed(4)));

/** Converts px to rem, so that lengths follow the reader's text size. */
export const rem = (px: number): string => (px === 0 ? '0rem' : `${round(px / rootSize)}rem`);

/** Returns a length that grows linearly between viewport widths of 360 and 1440 px, as a CSS `clamp()`. */
export function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (maxViewport - minViewport);
  const base = minPx - slope * minViewport;
  return `clamp(${rem(minPx)}, ${rem(base)} + ${round(slope * 100)}vw, ${rem(maxPx)})`;
}
