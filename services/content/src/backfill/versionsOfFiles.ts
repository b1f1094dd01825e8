import { normalizePreviousUrl } from '@kmx/contract/redirects';
import { findFileMentions } from '../contentPages/shownFiles';

type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value : '';
};

/** SQLite returns JSON as text, PostgreSQL as a value. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

export interface ShownFileRow {
  page: string;
  file: string;
  order: number;
}

/** Lists the files of each page, for pages that were published before this was stored. */
export const listShownFiles = (pages: readonly Row[], files: readonly Row[]): ShownFileRow[] =>
  pages.flatMap((page) => {
    const { ids, slugs } = findFileMentions(readJson(page['modules']));
    return files
      .filter((file) => ids.includes(text(file, 'id')) || slugs.includes(text(file, 'slug')))
      .map((file, index) => ({ page: text(page, 'id'), file: text(file, 'id'), order: index + 1 }));
  });

/** Redirects whose previous URL was stored without normalisation. */
export const listRespelled = (redirects: readonly Row[]): { id: string; previousUrl: string }[] =>
  redirects
    .map((row) => ({ id: text(row, 'id'), previousUrl: normalizePreviousUrl(text(row, 'previous_url')) }))
    .filter(({ previousUrl }, index) => previousUrl !== text(redirects[index] ?? {}, 'previous_url'));
