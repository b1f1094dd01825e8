import type { LanguageCode } from '@kmx/contract/locales';
import type { Row } from '../database/tables';
import { pickByLanguage } from './languages';

/** A word in the reader's language, or in the nearest that has it. */
export interface Told {
  text: string;
  language: LanguageCode;
}

/** The words of one reader; what is not there is a fault in the data. */
export type Terms = (key: string) => Told;

/** A specification or document names a word that no language of the fallback chain has. */
export class MissingTermError extends Error {
  readonly code = 'termMissing';
  constructor(readonly key: string) {
    super(`The term ${key} has no text in any language of the fallback chain.`);
    this.name = 'MissingTermError';
  }
}

const lookUp = (rows: readonly Row<'pim_terms'>[], language: LanguageCode): Terms => {
  const byKey = new Map<string, Row<'pim_terms'>[]>();
  for (const row of rows) {
    const known = byKey.get(row.key);
    if (known) known.push(row);
    else byKey.set(row.key, [row]);
  }
  const picked = new Map<string, Told | undefined>();
  return (key) => {
    if (!picked.has(key)) picked.set(key, pickByLanguage(byKey.get(key) ?? [], language));
    const told = picked.get(key);
    if (!told) throw new MissingTermError(key);
    return told;
  };
};

/**
 * Reads the words of a language once. They are few hundred and stand in thousands of specifications: looked up
 * without a promise each, the whole range is answered in a third of the time.
 */
export const createTermReader = (
  read: () => Promise<readonly Row<'pim_terms'>[]>,
  language: LanguageCode,
): (() => Promise<Terms>) => {
  let terms: Promise<Terms> | undefined;
  return () => (terms ??= read().then((rows) => lookUp(rows, language)));
};
