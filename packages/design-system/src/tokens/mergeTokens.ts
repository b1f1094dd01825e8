const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function mergeTokens<T extends object>(base: T, partial: object): T;
export function mergeTokens(base: object, partial: object): object {
  const overrides = new Map<string, unknown>(Object.entries(partial));
  const entries = Object.entries(base).map(([key, value]: [string, unknown]): [string, unknown] => {
    const override = overrides.get(key);
    if (isTree(value) && isTree(override)) return [key, mergeTokens(value, override)];
    return [key, override ?? value];
  });
  return Object.fromEntries<unknown>(entries);
}
