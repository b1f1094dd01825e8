const minViewport = 360;
const maxViewport = 1440;
const rootSize = 16;

const round = (value: number): string => String(Number(value.toFixed(4)));

/** Lengths in px become rem, so that they follow the reader's text size. */
export const rem = (px: number): string => (px === 0 ? '0rem' : `${round(px / rootSize)}rem`);

/** A length in px that grows in a straight line from 360 px to 1440 px of viewport width, as a CSS `clamp()`. */
export function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (maxViewport - minViewport);
  const base = minPx - slope * minViewport;
  return `clamp(${rem(minPx)}, ${rem(base)} + ${round(slope * 100)}vw, ${rem(maxPx)})`;
}
