import { listPriceRanges, priceRangeQuery, type PriceRange, type SharePrice } from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';
import { Chip, Chips } from '../../shared/FilterBar/FilterBar.styles';
import { listHref } from '../../shared/FilterBar/listHref';
import { shareTableMessages } from './ShareTable.messages';

const durations = {
  '1m': [1, 'month'],
  '6m': [6, 'month'],
  '1y': [1, 'year'],
} as const satisfies Record<PriceRange, readonly [number, string]>;

/** Returns the requested period; undefined if it would include all prices. */
export function decidePriceRange(
  series: readonly SharePrice[],
  { lists }: BlockContext,
): PriceRange | undefined {
  return listPriceRanges(series).find((range) => range === lists.sharePrices?.range);
}

function describeRange(range: PriceRange | undefined, { intl }: BlockContext): string {
  if (range === undefined) return intl.formatMessage(shareTableMessages.wholeRange);
  const [count, unit] = durations[range];
  return intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
}

interface PriceRangesProps {
  readonly series: readonly SharePrice[];
  readonly range: PriceRange | undefined;
  readonly context: BlockContext;
}

/** Links to the periods that the prices cover. */
export function PriceRanges({ series, range, context }: PriceRangesProps) {
  const { intl, lists, anchor } = context;
  const ranges = listPriceRanges(series);
  if (!lists.sharePrices || ranges.length === 0) return null;
  const { path } = lists.sharePrices;
  return (
    <Chips aria-label={intl.formatMessage(shareTableMessages.range)}>
      {[...ranges, undefined].map((one) => (
        <li key={one ?? 'all'}>
          <Chip
            href={listHref(path, priceRangeQuery(one), anchor)}
            data-link="route"
            aria-current={one === range ? 'true' : undefined}
          >
            {describeRange(one, context)}
          </Chip>
        </li>
      ))}
    </Chips>
  );
}
