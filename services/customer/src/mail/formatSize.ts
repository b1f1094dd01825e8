/** Formats a size in decimal units: 734 kB, 12.4 MB. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
