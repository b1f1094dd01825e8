'use client';

import { useIntl } from 'react-intl';

const kilobyte = 1000;

/** Says a size of bytes as the reader knows it: `640 kB`, `2.4 MB`. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const isSmall = bytes < kilobyte * kilobyte;
    return intl.formatNumber(isSmall ? Math.max(1, bytes / kilobyte) : bytes / kilobyte / kilobyte, {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall ? 0 : 1,
    });
  };
}
