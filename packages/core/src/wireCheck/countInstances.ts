const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the designators of a connection entry: "W1", [X1, X2] or {W1: [1-3]}. */
function designatorsOf(entry: unknown): readonly string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.filter((item) => typeof item === 'string');
  return isFields(entry) ? Object.keys(entry) : [];
}

const separatorOf = (harness: Readonly<Record<string, unknown>>): string => {
  const separator = isFields(harness.options) ? harness.options.template_separator : undefined;
  return typeof separator === 'string' && separator !== '' ? separator : '.';
};

/**
 * Counts the uses of each cable. In connections "W1" is the cable itself, "W1.left" a named copy, and each "W1."
 * another unnamed copy (WireViz, syntax description, "Templates").
 */
export function countInstances(
  harness: Readonly<Record<string, unknown>>,
  cables: readonly string[],
): (cable: string) => number {
  const known = new Set(cables);
  const separator = separatorOf(harness);
  const named = new Map<string, Set<string>>();
  const unnamed = new Map<string, number>();
  for (const designator of listOf(harness.connections).flatMap((set) => listOf(set).flatMap(designatorsOf))) {
    const [first = ''] = designator.split(separator, 1);
    const template = known.has(designator) ? designator : first;
    if (!known.has(template)) continue;
    if (designator === template + separator) unnamed.set(template, (unnamed.get(template) ?? 0) + 1);
    else named.set(template, (named.get(template) ?? new Set()).add(designator));
  }
  return (cable) => Math.max(1, (named.get(cable)?.size ?? 0) + (unnamed.get(cable) ?? 0));
}
