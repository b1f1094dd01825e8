import type { NavigationEntry } from './navigationEntry';

function findEntry(entries: readonly NavigationEntry[], id: string): NavigationEntry | undefined {
  for (const entry of entries) {
    const found = entry.id === id ? entry : findEntry(entry.items, id);
    if (found) return found;
  }
  return undefined;
}

/** The entries with these ids, at any level, in the order asked for; undefined when one of them is not there. */
export function findSections(
  entries: readonly NavigationEntry[],
  ids: readonly string[],
): NavigationEntry[] | undefined {
  const found = ids.map((id) => findEntry(entries, id)).filter((entry) => entry !== undefined);
  return found.length === ids.length ? found : undefined;
}
