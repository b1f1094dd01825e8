const thousand = 1000;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a number of bytes: `640 kB`, `2.4 MB`, `1.2 GB`. Less than one kilobyte counts as one; megabytes and more
 * have one decimal.
 */
export function formatFileSize(bytes: number, locale: string | undefined): string {
  const kilobytes = Math.max(1, bytes / thousand);
  const step = Math.min(Math.floor(Math.log10(kilobytes) / 3), units.length - 1);
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(kilobytes / thousand ** step);
  return size.replaceAll(' ', '\u00a0');
}
