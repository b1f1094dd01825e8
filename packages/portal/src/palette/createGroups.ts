import { isPaletteFigure, rankPaletteEntries } from '@kmx/core/portal';
import { paletteGroups, type FoundGroup, type PaletteEntry, type PaletteGroup } from './PaletteEntry';

export interface ShownGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

interface GroupInput {
  readonly text: string;
  /** Pages and settings. */
  readonly own: readonly PaletteEntry[];
  readonly found: readonly PaletteEntry[];
  readonly recent: readonly PaletteEntry[];
  /** Groups that the user may search. */
  readonly allowed: readonly FoundGroup[];
}

/** Recent choices that still exist; pages and settings with their current labels. */
function reviveRecent({ recent, own, allowed }: GroupInput): readonly PaletteEntry[] {
  return recent.flatMap((entry) => {
    const { group } = entry;
    if (group === 'pages' || group === 'settings') return own.filter(({ id }) => id === entry.id);
    return allowed.includes(group) ? [entry] : [];
  });
}

/**
 * Moves an entry with exactly the entered number to the top, so that Enter opens it; other groups with that number
 * follow.
 */
function putNamedFirst(text: string, groups: readonly ShownGroup[]): readonly ShownGroup[] {
  const isNamed = ({ figure = '' }: PaletteEntry) => isPaletteFigure(text, figure);
  const named = groups
    .filter(({ group, entries }) => group !== 'recent' && entries.some(isNamed))
    .map((shown) => ({ ...shown, entries: shown.entries.toSorted((a, b) => +isNamed(b) - +isNamed(a)) }));
  const others = groups.filter(({ group }) => !named.some((shown) => shown.group === group));
  return [...named, ...others];
}

/**
 * Creates the groups of the palette: recent choices and all pages without a text, matches with one; an exact number
 * comes first.
 */
export function createGroups(input: GroupInput): readonly ShownGroup[] {
  const { text, own, found } = input;
  const recent = text.trim() ? [] : reviveRecent(input);
  const entries = [...rankPaletteEntries(text, own), ...found].filter(
    ({ id }) => !recent.some((chosen) => chosen.id === id),
  );
  const groups = paletteGroups
    .map((group) => ({
      group,
      entries: group === 'recent' ? recent : entries.filter((entry) => entry.group === group),
    }))
    .filter((shown) => shown.entries.length > 0);
  return putNamedFirst(text, groups);
}
