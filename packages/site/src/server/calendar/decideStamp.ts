const msOfHour = 3_600_000;

/**
 * Returns DTSTAMP, which is the last change in a file without a method (RFC 5545, 3.8.7.2). If the content
 * service provides none (ISO 8601), returns the current hour, so that the file is stable for a while.
 */
export function decideStamp(updatedAt: string | null, now = new Date()): Date {
  const changed = updatedAt === null ? Number.NaN : Date.parse(updatedAt);
  return Number.isNaN(changed)
    ? new Date(Math.floor(now.getTime() / msOfHour) * msOfHour)
    : new Date(changed);
}
