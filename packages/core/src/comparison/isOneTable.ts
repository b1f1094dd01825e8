/** `auto` depends on the products. */
export type ComparisonTables = 'one' | 'each' | 'auto';

/**
 * Decides if products of several classifications share one table. By default they do if a table for each
 * classification would compare nothing, because each has a single product.
 */
export function isOneTable(tables: ComparisonTables, columnCounts: readonly number[]): boolean {
  if (columnCounts.length < 2) return false;
  return tables === 'one' || (tables === 'auto' && columnCounts.every((count) => count === 1));
}
