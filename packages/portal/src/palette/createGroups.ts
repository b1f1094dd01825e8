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
  /** What of the service's data is open to the reader. */
  readonly allowed: readonly FoundGroup[];
}

/** Recent choices that are still open; pages and settings in the words of today. */
function reviveRecent({ recent, own, allowed }: GroupInput): readonly PaletteEntry[] {
  return recent.flatMap((entry) => {
    const { group } = entry;
    if (group === 'pages' || group === 'settings') return own.filter(({ id }) => id === entry.id);
    return allowed.includes(group) ? [entry] : [];
  });
}

/** What bears the very number that was entered is what Enter opens; other groups that hold its number follow. */
function putNamedFirst(text: string, groups: readonly ShownGroup[]): readonly ShownGroup[] {
  const isNamed = ({ figure = '' }: PaletteEntry) => isPaletteFigure(text, figure);
  const named = groups
    .filter(({ group, entries }) => group !== 'recent' && entries.some(isNamed))
    .map((shown) => ({ ...shown, entries: shown.entries.toSorted((a, b) => +isNamed(b) - +isNamed(a)) }));
  const others = groups.filter(({ group }) => !named.some((shown) => shown.group === group));
  return [...named, ...others];
}

/** What the palette shows, group by group: recent choices and everything without a text, what the text finds with one; a number itself comes first. */
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
