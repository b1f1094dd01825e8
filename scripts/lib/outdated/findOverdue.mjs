/** "All libraries are updated every quarter" (SECURITY.md). */
const quarterMs = 92 * 24 * 60 * 60 * 1000;

const parse = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

/** Versions that `npm outdated --json` lists for a package: an object, or a list of them if several packages use it. */
export const readVersions = (uses) => new Set([uses].flat().map(({ wanted: version }) => version));

/** Before 1.0.0, minor versions may contain breaking changes. */
const isCompatible = ([major, minor], own) => major === own[0] && (major > 0 || minor === own[1]);

const isNewer = ([, minor, patch], own) => minor > own[1] || (minor === own[1] && patch > own[2]);

/**
 * Returns the first compatible update as `{ next, published }` if it was published more than a quarter ago. `times` maps
 * versions to their dates, as in the registry; prereleases are skipped.
 */
export function findOverdue(version, times, now) {
  const own = parse(version);
  if (!own) return undefined;
  const updates = Object.entries(times).flatMap(([next, time]) => {
    const parsed = parse(next);
    if (!parsed || !isCompatible(parsed, own) || !isNewer(parsed, own)) return [];
    return [{ next, published: new Date(time) }];
  });
  const [first] = updates.sort((one, other) => one.published - other.published);
  return first && now - first.published > quarterMs ? first : undefined;
}
