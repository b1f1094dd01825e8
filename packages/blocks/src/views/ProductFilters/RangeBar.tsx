import type { RangeBins } from '@kmx/core';
import { Bar } from './RangeBar.styles';

const height = 20;
/** Width of a part; the drawing is stretched to the width of the panel. */
const width = 10;

/** Outline of consecutive parts above the ground, as relative steps: `M0 20v-10h30v-10h20V20z`. */
function drawParts(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  const tops = counts.map((count) => Math.ceil((count / most) * height));
  const steps = tops.flatMap((top, index) => {
    const rise = (tops[index - 1] ?? 0) - top;
    const end = tops.findIndex((other, at) => at > index && other !== top);
    return index > 0 && rise === 0 ? [] : [`v${rise}h${((end < 0 ? tops.length : end) - index) * width}`];
  });
  return `M0 ${height}${steps.join('')}V${height}z`;
}

/** Shows where the products of a list lie in the range of a property, and the chosen part. The text below names the ends. */
export function RangeBar({ counts, chosen }: RangeBins) {
  const [first = 0, last = -1] = chosen ?? [];
  const isIn = (index: number) => index >= first && index <= last;
  return (
    <Bar viewBox={`0 0 ${counts.length * width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <path d={drawParts(counts)} />
      {chosen && <path d={drawParts(counts.map((count, index) => (isIn(index) ? count : 0)))} data-chosen />}
    </Bar>
  );
}
