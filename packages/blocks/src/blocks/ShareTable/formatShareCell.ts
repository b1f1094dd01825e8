import type { IntlShape } from 'react-intl/server';
import type { ShareCell } from '@kmx/core';

/** Formats a cell for the reader; figures keep their decimals, so that they are aligned. */
export function formatShareCell(cell: ShareCell, intl: IntlShape): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'date':
      return intl.formatDate(`${cell.date}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
    case 'number':
      return withMinus(intl.formatNumber(cell.value, digits(cell.decimals)));
    case 'percent':
      return withMinus(intl.formatNumber(cell.value / 100, { style: 'percent', ...digits(cell.decimals) }));
  }
}

/** The number formats of most languages use a hyphen, which is too short beside digits. */
const withMinus = (figure: string) => figure.replace('-', '\u2212');

const digits = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
