const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);

const longest = 70;

/** Returns the text of the first of `paths` (dotted) that has one in `data`, shortened to one line. */
export const findFirstText = (data: unknown, paths: readonly string[]): string | undefined => {
  const text = paths
    .map((path) => read(data, path))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof text !== 'string') return undefined;
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
};
