import type { SeedLanguage } from '../../../services/content/src/testing/seeding/documents/types';
import type { Block, Paper } from '../../documents/writePdf';

export interface SeedDocument {
  readonly slug: string;
  /** Absent: the first version under this slug. */
  readonly version?: SeedLanguage;
  readonly label: Partial<Record<SeedLanguage, string>>;
  readonly paper: Paper;
}

export const author = 'Komax Group';

export const h1 = (text: string): Block => ({ kind: 'h1', text });
export const h2 = (text: string): Block => ({ kind: 'h2', text });
export const p = (text: string): Block => ({ kind: 'p', text });
export const li = (...texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'li', text }));
