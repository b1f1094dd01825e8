/** An object nested in content, with its path. */
export interface FoundRecord {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every object in a value, outermost first. */
export function walkRecords(value: unknown, path: readonly string[] = []): readonly FoundRecord[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => walkRecords(item, [...path, String(index)]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, field]) => walkRecords(field, [...path, key]));
  return [{ value, path }, ...inner];
}

/** Formats a path with 1-based indexes: "links › 1 › link". */
export const describePath = (path: readonly string[]): string =>
  path.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)).join(' › ');
