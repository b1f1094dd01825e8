import type { PairedSpecification } from './pairSystems';
import { specificationAmount } from './Specification';

/** More than five figures are a table. */
const maxFigures = 4;
/** With fewer the row of figures looks like a mistake. */
const leastFigures = 3;

/**
 * The telling figures of a product: those of the preferred keys that it has, in that order, four at most; filled up to three
 * with the first figures of the data.
 */
export function selectKeyFigures(
  rows: readonly PairedSpecification[],
  preferred: readonly string[],
): readonly PairedSpecification[] {
  const figures = rows.filter(({ metric }) => specificationAmount(metric) !== undefined);
  const significant = preferred
    .flatMap((key) => figures.find((row) => row.key === key) ?? [])
    .slice(0, maxFigures);
  const others = figures.filter((row) => !significant.includes(row));
  return [...significant, ...others.slice(0, Math.max(0, leastFigures - significant.length))];
}
