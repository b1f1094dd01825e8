import type { FileKey, Localized, SeedLink } from './types';

interface Introduction {
  title?: Localized;
  text?: Localized;
}

export type SeedFormKind = 'contact' | 'supportRequest' | 'serviceRequest' | 'storyFeedback' | 'whitepaper';

export interface SeedShareTable extends Introduction {
  blockType: 'shareTable';
  /** Caption of the table for screen readers. */
  caption: Localized;
  source?: Localized;
  columns: { label: Localized; kind: 'text' | 'number' | 'date' | 'percent' }[];
  /** A cell per column: a text that is the same everywhere ("3.00", "2025-03-12"), or one per language. */
  rows: { cells: (string | Localized)[] }[];
  /** ISO 4217, for example CHF. */
  currency?: string;
  /** Prices by day (`2026-03-12`), oldest first, for the chart. */
  series?: { date: string; close: number }[];
  seriesLabel?: Localized;
}

export interface SeedFinancialCalendar extends Introduction {
  blockType: 'financialCalendar';
  /** Days as `2026-03-12`. */
  entries: { date: string; endDate?: string; title: Localized; place?: Localized; link?: SeedLink }[];
}

/** Modules whose content is a list of other documents, a table for investors, or a form. */
export type SeedListModule =
  | ({ blockType: 'storyOverview'; limit?: number; hasFilters?: boolean } & Introduction)
  | ({ blockType: 'storyContactList' } & Introduction)
  | ({ blockType: 'mediaReleaseList'; limit?: number; hasArchive?: boolean } & Introduction)
  | ({ blockType: 'newsList'; limit?: number } & Introduction)
  | ({ blockType: 'eventList'; limit?: number; period: 'upcoming' | 'past' | 'all' } & Introduction)
  | ({ blockType: 'locationList'; hasMap?: boolean } & Introduction)
  | ({ blockType: 'termsList' } & Introduction)
  | ({ blockType: 'jobOpeningList' } & Introduction)
  | SeedShareTable
  | SeedFinancialCalendar
  | ({ blockType: 'form'; kind: SeedFormKind; file?: FileKey } & Introduction);
