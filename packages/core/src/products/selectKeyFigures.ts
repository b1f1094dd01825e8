import type { PairedSpecification } from './pairSystems';
import { specificationAmount } from './Specification';

/** Five and more are better shown in a table. */
const maxFigures = 4;
/** A row with fewer figures looks incomplete. */
const minFigures = 3;

/**
 * Selects up to four figures by the preferred keys, in that order; fills up to three with the first figures of the
 * data.
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
  return [...significant, ...others.slice(0, Math.max(0, minFigures - significant.length))];
}
