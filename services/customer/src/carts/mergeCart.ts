import { toArticleKey } from '../parts/partKeys';
import type { CartChange, CartConflict, StoredCartLine } from './model';

export interface MergedCart {
  lines: readonly StoredCartLine[];
  conflicts: readonly CartConflict[];
}

interface MergeContext {
  now: Date;
  /** The revision that the device knows. */
  baseRevision: number;
  /** The revision that changed lines get. */
  revision: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Removed lines are kept for so long, and so many of them. */
const removedLimits = { days: 90, lines: 400 } as const;

const prune = (lines: readonly StoredCartLine[], now: Date): StoredCartLine[] => {
  const since = new Date(now.getTime() - removedLimits.days * dayMs).toISOString();
  const removed = lines
    .filter(({ quantity, changedAt }) => quantity === 0 && changedAt > since)
    .toSorted((one, other) => (one.changedAt > other.changedAt ? -1 : 1))
    .slice(0, removedLimits.lines);
  return lines.filter((line) => line.quantity > 0 || removed.includes(line));
};

/**
 * Applies the changes of a device: for each part the newest change counts, by the time at which it was made. Reports
 * a conflict if another device has changed the line to another quantity since the revision that this one knows.
 */
export const mergeCart = (
  stored: readonly StoredCartLine[],
  changes: readonly CartChange[],
  { now, baseRevision, revision }: MergeContext,
): MergedCart => {
  const lines = new Map(stored.map((line) => [toArticleKey(line.articleNumber), line]));
  const conflicts: CartConflict[] = [];
  for (const { ageMs, ...change } of changes) {
    const key = toArticleKey(change.articleNumber);
    const known = lines.get(key);
    const changedAt = new Date(now.getTime() - ageMs).toISOString();
    if (known?.quantity === change.quantity) {
      const latest = known.changedAt > changedAt ? known.changedAt : changedAt;
      lines.set(key, { ...known, changedAt: latest });
      continue;
    }
    const isOlder = known !== undefined && known.changedAt > changedAt;
    if (known && known.revision > baseRevision) {
      const [kept, dropped] = isOlder ? [known, change] : [change, known];
      conflicts.push({
        articleNumber: change.articleNumber,
        kept: kept.quantity,
        dropped: dropped.quantity,
      });
    }
    if (isOlder) continue;
    // A line that comes back is the last one again.
    if (known?.quantity === 0) lines.delete(key);
    lines.set(key, { ...change, changedAt, revision });
  }
  return { lines: prune([...lines.values()], now), conflicts };
};

/**
 * Removes the lines that were ordered. A line that another device has changed to another quantity since the known
 * revision stays.
 */
export const removeOrdered = (
  stored: readonly StoredCartLine[],
  ordered: readonly { articleNumber: string; quantity: number }[],
  { now, baseRevision, revision }: MergeContext,
): readonly StoredCartLine[] => {
  const quantities = new Map(
    ordered.map(({ articleNumber, quantity }) => [toArticleKey(articleNumber), quantity]),
  );
  const isOrdered = ({ articleNumber, quantity, revision: changedIn }: StoredCartLine): boolean => {
    const sent = quantities.get(toArticleKey(articleNumber));
    return sent !== undefined && (sent === quantity || changedIn <= baseRevision);
  };
  const changedAt = now.toISOString();
  const lines = stored.map((line) =>
    line.quantity > 0 && isOrdered(line) ? { ...line, quantity: 0, changedAt, revision } : line,
  );
  return prune(lines, now);
};
