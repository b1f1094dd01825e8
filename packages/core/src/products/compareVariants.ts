import { pairSystems, type PairedSpecification } from './pairSystems';
import type { Specification } from './Specification';

/** Property that differs between variants; `null` where a variant lacks it. */
export interface VariantDifference {
  readonly key: string;
  readonly name: string;
  /** In the order of the variants. */
  readonly cells: readonly (PairedSpecification | null)[];
}

const textOf = (cell: PairedSpecification | null) =>
  cell &&
  [cell.metric, cell.imperial]
    .map(({ value, unit }) => `${value} ${unit ?? ''}`.trim().toLowerCase())
    .join('|');

/**
 * Returns the differing properties, each once, in both systems and in the order of the data; none for a single
 * variant.
 */
export function compareVariants(
  variants: readonly { readonly specifications: readonly Specification[] }[],
): readonly VariantDifference[] {
  const columns = variants.map(({ specifications }) => pairSystems(specifications));
  const names = new Map(columns.flat().map(({ key, name }) => [key, name]));
  return [...names]
    .map(([key, name]) => ({
      key,
      name,
      cells: columns.map((column) => column.find((row) => row.key === key) ?? null),
    }))
    .filter(({ cells }) => new Set(cells.map(textOf)).size > 1);
}
