import type { FinancialCalendar, Form, Page, ShareTable } from '../../../payload-types';
import { fileId, toLink } from './convertLink';
import { dayInstant } from './instants';
import { textIn } from './localize';
import type { Localized, SeedFinancialCalendar, SeedLanguage, SeedListModule, SeedShareTable } from './types';

type Module = NonNullable<Page['modules']>[number];
/** Id of a row of the module, derived from its position. */
type RowId = (rest?: string) => string;

const must = (value: Localized, language: SeedLanguage): string => textIn(value, language) ?? '';

const cellIn = (cell: string | Localized, language: SeedLanguage): string =>
  typeof cell === 'string' ? cell : must(cell, language);

const introductionOf = (module: { title?: Localized; text?: Localized }, language: SeedLanguage) => ({
  title: textIn(module.title, language),
  text: textIn(module.text, language),
});

const toShareTable = (module: SeedShareTable, language: SeedLanguage, id: RowId): ShareTable => ({
  blockType: 'shareTable',
  id: id(),
  ...introductionOf(module, language),
  caption: must(module.caption, language),
  source: textIn(module.source, language),
  columns: module.columns.map(({ label, kind }, row) => ({
    id: id(`.columns.${row}`),
    label: must(label, language),
    kind,
  })),
  rows: module.rows.map(({ cells }, row) => ({
    id: id(`.rows.${row}`),
    cells: cells.map((cell) => cellIn(cell, language)),
  })),
  currency: module.currency,
  series: (module.series ?? []).map(({ date, close }, row) => ({
    id: id(`.series.${row}`),
    date: dayInstant(date),
    close,
  })),
  seriesLabel: textIn(module.seriesLabel, language),
});

const toFinancialCalendar = (
  module: SeedFinancialCalendar,
  language: SeedLanguage,
  id: RowId,
): FinancialCalendar => ({
  blockType: 'financialCalendar',
  id: id(),
  ...introductionOf(module, language),
  entries: module.entries.map((entry, row) => ({
    id: id(`.entries.${row}`),
    date: dayInstant(entry.date),
    endDate: entry.endDate === undefined ? undefined : dayInstant(entry.endDate),
    title: must(entry.title, language),
    place: textIn(entry.place, language),
    ...(entry.link ? { link: toLink(entry.link, language) } : {}),
  })),
});

const toForm = (
  module: Extract<SeedListModule, { blockType: 'form' }>,
  language: SeedLanguage,
  id: RowId,
): Form => ({
  blockType: 'form',
  id: id(),
  kind: module.kind,
  ...introductionOf(module, language),
  file: module.file === undefined ? undefined : fileId(module.file),
});

/** A module of a list, a table for investors or a form, in one language. */
export const toListModule = (module: SeedListModule, language: SeedLanguage, id: RowId): Module => {
  const introduction = introductionOf(module, language);
  switch (module.blockType) {
    case 'storyOverview':
    case 'mediaReleaseList':
    case 'newsList':
    case 'eventList':
    case 'storyContactList':
    case 'locationList':
    case 'termsList':
    case 'jobOpeningList':
      // The other fields of these modules are settings, which are the same in every language.
      return { ...module, ...introduction, id: id() };
    case 'shareTable':
      return toShareTable(module, language, id);
    case 'financialCalendar':
      return toFinancialCalendar(module, language, id);
    case 'form':
      return toForm(module, language, id);
  }
};
