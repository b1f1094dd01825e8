import { completeSystems, removeOtherSystem, type Specification } from './Specification';

export interface PairedSpecification {
  readonly key: string;
  readonly name: string;
  readonly metric: Specification;
  readonly imperial: Specification;
}

function byPosition(lines: readonly Specification[]): ReadonlyMap<string, Specification> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const count = (counts.get(line.key) ?? 0) + 1;
      counts.set(line.key, count);
      return [`${String(count)} ${line.key}`, line] as const;
    }),
  );
}

/**
 * Pairs technical data for pages with both systems (section 2.3, metric/imperial toggle): completed, one row for each
 * property, in the order of the data.
 */
export function pairSystems(specifications: readonly Specification[]): readonly PairedSpecification[] {
  const completed = completeSystems(specifications);
  const metric = byPosition(removeOtherSystem(completed, 'Metric'));
  const imperial = byPosition(removeOtherSystem(completed, 'Imperial'));
  return [...new Set([...metric.keys(), ...imperial.keys()])].flatMap((position) => {
    const line = metric.get(position) ?? imperial.get(position);
    if (!line) return [];
    const { key, name } = line;
    return [{ key, name, metric: metric.get(position) ?? line, imperial: imperial.get(position) ?? line }];
  });
}
