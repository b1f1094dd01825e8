import type { NavigationEntry } from './navigationEntry';

function findEntry(entries: readonly NavigationEntry[], id: string): NavigationEntry | undefined {
  for (const entry of entries) {
    const found = entry.id === id ? entry : findEntry(entry.items, id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the entries with these ids at any level, in the given order; undefined if one is missing. */
export function findSections(
  entries: readonly NavigationEntry[],
  ids: readonly string[],
): NavigationEntry[] | undefined {
  const found = ids.map((id) => findEntry(entries, id)).filter((entry) => entry !== undefined);
  return found.length === ids.length ? found : undefined;
}
