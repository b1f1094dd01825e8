import type { RangeBins } from '@kmx/core';
import { Histogram } from './RangeHistogram.styles';

const height = 20;
/** Width of a bin; the drawing is stretched to the width of the panel. */
const width = 10;

/** Outline of the bins above the baseline, as relative steps: `M0 20v-10h30v-10h20V20z`. */
function drawBins(counts: readonly number[]): string {
  const maxCount = Math.max(1, ...counts);
  const tops = counts.map((count) => Math.ceil((count / maxCount) * height));
  const steps = tops.flatMap((top, index) => {
    const rise = (tops[index - 1] ?? 0) - top;
    const end = tops.findIndex((other, at) => at > index && other !== top);
    return index > 0 && rise === 0 ? [] : [`v${rise}h${((end < 0 ? tops.length : end) - index) * width}`];
  });
  return `M0 ${height}${steps.join('')}V${height}z`;
}

/** Histogram of the products over the range of a property, with the selected bins highlighted. The text below gives the ends. */
export function RangeHistogram({ counts, chosen }: RangeBins) {
  const [first = 0, last = -1] = chosen ?? [];
  const isIn = (index: number) => index >= first && index <= last;
  return (
    <Histogram viewBox={`0 0 ${counts.length * width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <path d={drawBins(counts)} />
      {chosen && <path d={drawBins(counts.map((count, index) => (isIn(index) ? count : 0)))} data-chosen />}
    </Histogram>
  );
}
