export interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

/** The same tree with `var(--ds-…)` as leaves. */
export type VarsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : VarsOf<T[K]> };

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `['color', 'text', 'muted']` becomes `--ds-color-text-muted`. */
export const variableName = (path: readonly string[]): string => ['--ds', ...path.map(kebab)].join('-');

/** Lists the leaves of a token tree as pairs of variable name and value, in order. */
export function flattenTokens(
  tree: object,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const next = [...path, key];
    if (typeof value === 'string') return [[variableName(next), value] as const];
    return typeof value === 'object' && value !== null ? flattenTokens(value, next) : [];
  });
}

export function createVars<T extends object>(tree: T, path?: readonly string[]): VarsOf<T>;
export function createVars(tree: object, path: readonly string[] = []): object {
  const entries = Object.entries(tree).map(([key, value]: [string, unknown]): [string, unknown] => {
    const next = [...path, key];
    if (typeof value === 'object' && value !== null) return [key, createVars(value, next)];
    return [key, `var(${variableName(next)})`];
  });
  return Object.fromEntries<unknown>(entries);
}
