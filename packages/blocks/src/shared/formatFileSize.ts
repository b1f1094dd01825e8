import type { IntlShape } from 'react-intl/server';

const kilobyte = 1000;

/** Bytes as a reader sees them, in kB below one megabyte, with one decimal above, in one line: `640 kB`, `2.4 MB`. */
export function formatFileSize(bytes: number, intl: IntlShape): string {
  const isSmall = bytes < kilobyte * kilobyte;
  const size = intl.formatNumber(isSmall ? Math.max(1, bytes / kilobyte) : bytes / kilobyte / kilobyte, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return size.replaceAll(' ', '\u00a0');
}
