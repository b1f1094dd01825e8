const msOfHour = 3_600_000;

/**
 * When an entry was last changed, as the content service says (ISO 8601), which is what DTSTAMP means in a file without a
 * method (RFC 5545, 3.8.7.2). Where it does not say, the hour in which the file is made: no change is later than that, and
 * the file stays the same for a while.
 */
export function decideStamp(updatedAt: string | null, now = new Date()): Date {
  const changed = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  return Number.isNaN(changed)
    ? new Date(Math.floor(now.getTime() / msOfHour) * msOfHour)
    : new Date(changed);
}
